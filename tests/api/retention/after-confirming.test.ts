import { sql } from 'drizzle-orm';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { rowsOf } from '../identity/database-state.ts';
import { attemptAct } from '../requests/act.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { path, retentionOf, run, secondAdmin } from './retention-app.ts';

const app = await openScreeningApp();
const { client, admin } = app.cast;
const leaving = client.actor.clientId ?? '';
const second = await secondAdmin(app);
afterAll(() => app.close());

const draftOf = async (legalName: string) =>
  (await client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf({ legalName }) })).Data;
const statement = (text: string) => app.platform.database.raw.executeSql(text);

/** The server stumbles over the first thing it erases: the rest has to wait. */
async function confirmed() {
  const [{ name } = { name: '' }] = await rowsOf<{ name: string }>(
    app,
    sql`select name from clients where id = ${leaving}`,
  );
  await admin.call(path, { action: 'request_departure', client: leaving, confirm: name });
  await admin.attempt('POST /security/v1.0/clientexports', { client: leaving });
  await statement(`
    create function stumble() returns trigger language plpgsql as $$ begin raise exception 'a stumble'; end $$;
    create trigger stumble before delete on requests for each row execute function stumble()`);
  await second.call(path, { action: 'confirm_departure', client: leaving });
  await settled(app);
}

const users = 'POST /security/v1.0/userdetails';

test('once it is confirmed that a client leaves its people have no way in, nobody joins them, and what is open by then is erased too', async () => {
  const late = await draftOf('Half Begun Limited');
  const open = await draftOf('Just Submitted Limited');
  await confirmed();
  expect((await attemptAct(client, 'submit', late, { consent: true })).status).toBe(401);
  const gone = { clientId: 'This client has been offboarded. Choose another client.' };
  const person = { username: 'late.comer', name: 'Lata Latecomer', email: 'lata@example.com' };
  const joining = { ...person, role: 'client', clientId: leaving } as const;
  const joined = await admin.attempt(users, { action: 'create', user: joining });
  expect([joined.status, joined.body.fields]).toEqual([400, gone]);
  const elsewhere = await signInAs(app, { role: 'client', name: 'Mona Moving' });
  const moved = await admin.attempt(users, {
    action: 'change',
    id: elsewhere.actor.userId,
    user: { clientId: leaving },
  });
  expect([moved.status, moved.body.fields]).toEqual([400, gone]);
  const enabled = await admin.attempt(users, { action: 'enable', id: client.actor.userId });
  expect([enabled.status, enabled.body.code]).toEqual([422, 'request.not_possible']);
  // As where it was submitted at the same moment.
  await rowsOf(app, sql`update requests set status = 'submitted' where id = ${open.id} returning id`);
  await statement('drop trigger stumble on requests');
  await run(app);
  expect((await retentionOf(admin)).departures).toMatchObject([{ erasedAt: expect.any(String) }]);
  expect(await rowsOf(app, sql`select id from requests where client_id = ${leaving}`)).toEqual([]);
  const after = await admin.attempt(users, { action: 'create', user: joining });
  expect([after.status, after.body.fields]).toEqual([400, gone]);
  const other = await signInAs(app, { role: 'client', name: 'Olga Other' });
  expect((await other.attempt('GET /reports/v1.0/requestdetails', {})).status).toBe(200);
});
