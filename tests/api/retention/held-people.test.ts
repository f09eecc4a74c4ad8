import { sql } from 'drizzle-orm';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { rowsOf } from '../identity/database-state.ts';
import { buildPerson } from '../identity/steps.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { hold, openRetentionApp, path, retentionOf, run, secondAdmin } from './retention-app.ts';

const test1 = await openRetentionApp();
afterAll(() => test1.close());
const { admin, client } = test1.cast;
const users = 'POST /security/v1.0/userdetails';

test.each(['client', 'request'] as const)(
  'nobody of a client is erased while a legal hold is on the %s, and then somebody may be',
  async (scope) => {
    const clientId = client.actor.clientId ?? '';
    const request = await screenedRequest(test1);
    const { id, username } = await buildPerson(test1, { role: 'clientuser', clientId });
    await rowsOf(test1, sql`update users set disabled_at = now() where id = ${id} returning id`);
    const erase = () => admin.attempt(users, { action: 'erase', id, confirm: username });
    const placed = await hold(admin, scope, scope === 'client' ? clientId : request.id);
    expect(await erase()).toMatchObject({ status: 422, body: { code: 'request.not_possible' } });
    await admin.call(path, { action: 'lift_hold', id: placed.body.Data.id ?? '', reason: 'Over.' });
    expect((await erase()).status).toBe(200);
  },
);

test('a legal hold that is placed while a client is being erased keeps its people, until it is lifted', async () => {
  const member = await signInAs(test1, { role: 'client', name: 'Petra Leaving' });
  const leaving = member.actor.clientId ?? '';
  const second = await secondAdmin(test1);
  const [{ name } = { name: '' }] = await rowsOf<{ name: string }>(
    test1,
    sql`select name from clients where id = ${leaving}`,
  );
  await admin.call(path, { action: 'request_departure', client: leaving, confirm: name });
  await admin.attempt('POST /security/v1.0/clientexports', { client: leaving });
  const statement = (text: string) => test1.platform.database.raw.executeSql(text);
  // The server stumbles over the first thing it erases: the rest has to wait.
  await statement(`
    create function stumble() returns trigger language plpgsql as $$ begin raise exception 'a stumble'; end $$;
    create trigger stumble before update on users for each row when (new.erased_at is not null)
      execute function stumble()`);
  await second.call(path, { action: 'confirm_departure', client: leaving });
  await settled(test1);
  await statement('drop trigger stumble on users');

  const placed = await hold(admin, 'client', leaving);
  const erased = () =>
    rowsOf(test1, sql`select 1 from users where client_id = ${leaving} and erased_at is not null`);
  await run(test1).catch(() => undefined);
  expect(await erased()).toEqual([]);
  await admin.call(path, { action: 'lift_hold', id: placed.body.Data.id ?? '', reason: 'Over.' });
  await run(test1);
  expect(await erased()).toHaveLength(1);
  expect((await retentionOf(admin)).departures).toMatchObject([{ erasedAt: expect.any(String) }]);
});
