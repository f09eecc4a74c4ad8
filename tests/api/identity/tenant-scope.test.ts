import { sql } from 'drizzle-orm';
import {
  clientNames,
  findPeople,
  usersOfClient,
  usersWithRole,
} from '../../../server/modules/identity/index.ts';
import { db } from '../../../server/platform/index.ts';
import { buildClient, signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp } from '../../support/servers/test-app.ts';

const test1 = await openTestApp();
const mine = await signInAs(test1, { role: 'client', clientId: await buildClient(test1, 'Mine') });
const theirs = await signInAs(test1, { role: 'client', clientId: await buildClient(test1, 'Theirs') });
const firm = await signInAs(test1, { role: 'allocator', name: 'Ines Roth' });
afterAll(() => test1.close());

const asMine = <T>(work: () => Promise<T>) =>
  test1.platform.database.tx({ kind: 'tenant', clientId: mine.actor.clientId ?? '' }, work);

test('C3 a client’s transaction sees its own people and those of the firm, never another client’s', async () => {
  const ids = [mine, theirs, firm].map(({ actor }) => actor.userId);
  const people = await asMine(() => findPeople(ids));
  expect([...people.keys()].sort()).toEqual([mine.actor.userId, firm.actor.userId].sort());
  expect((await asMine(() => usersWithRole('allocator'))).map(({ name }) => name)).toEqual(['Ines Roth']);
  expect(await asMine(() => usersOfClient(theirs.actor.clientId ?? '', ['client']))).toEqual([]);
  expect([...(await asMine(clientNames)).values()]).toEqual(['Mine']);
});

test.each(['password_hash', 'totp_seed', 'locked_until'])(
  'C3 a client’s transaction cannot read %s of anybody',
  async (column) => {
    const reading = asMine(() => db().execute(sql`select ${sql.identifier(column)} from users`));
    await expect(reading).rejects.toThrow();
  },
);

test.each([
  'sessions',
  'login_tickets',
  'invitations',
  'password_history',
  'recovery_codes',
  'passkeys',
  'sign_in_failures',
])('C3 a client’s transaction cannot read %s', async (table) => {
  const reading = asMine(() => db().execute(sql`select 1 from ${sql.identifier(table)}`));
  await expect(reading).rejects.toThrow();
});
