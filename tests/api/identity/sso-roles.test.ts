import { sql } from 'drizzle-orm';
import type { Role } from '../../../contract/words.ts';
import { enter, signInAs } from '../../support/people/sign-in-as.ts';
import { eventsOf, rowsOf, stateOf } from './database-state.ts';
import { addAccount, openSsoHouse, signOnAs } from './sso-house.ts';
import { buildPerson, uniform } from './steps.ts';

let address = 0;
const visitor = () => house.visitor(`10.0.5.${++address}`);

const house = await openSsoHouse({ roleClaim: 'roles' });
afterAll(() => house.close());

/** Somebody of this role here; `say` is what the provider says of their roles from then on. */
async function person(role: Role) {
  const login = `${role}${address}`;
  const clientId = role === 'client' || role === 'clientuser' ? await aClient() : null;
  const built = await buildPerson(house, { role, clientId, username: login, password: undefined });
  const account = addAccount(house, login, { preferredMail: built.email });
  return {
    ...built,
    say: (roles: unknown) => {
      account.claims.roles = roles;
    },
    signOn: (browser = visitor()) => signOnAs(house, browser, login),
  };
}

async function aClient() {
  const { actor } = await signInAs(house, { role: 'client' });
  return actor.clientId;
}

const changesOf = async (id: string) =>
  (await eventsOf(house))
    .filter((event) => event.type === 'user.changed' && event.object_id === id)
    .map(({ data }) => data.changes);

async function expectRefusal(someone: Awaited<ReturnType<typeof person>>) {
  const before = await stateOf(house);
  const { status, body } = await someone.signOn();
  expect([status, body.Data]).toEqual([403, uniform]);
  expect(await stateOf(house)).toBe(before);
  const mine = (await eventsOf(house)).filter((event) => event.object_id === someone.id);
  expect(mine.at(-1)?.data).toEqual({ step: 'sso', reason: 'role' });
}

test('B11 the provider’s role is stored, shown in the trail, and counts from this sign-in on', async () => {
  const someone = await person('drafter');
  someone.say('ALLOCATOR');
  const browser = visitor();
  const { body } = await someone.signOn(browser);
  expect(body.Data.role).toBe('allocator');
  expect(await changesOf(someone.id)).toEqual([[{ field: 'role', before: 'drafter', after: 'allocator' }]]);
  expect((await someone.signOn()).status).toBe(200);
  expect(await changesOf(someone.id)).toHaveLength(1);
});

test('B11 a VIEWER of the provider is read-only, a USER is not', async () => {
  const someone = await person('clientuser');
  someone.say(['VIEWER']);
  const browser = visitor();
  expect((await someone.signOn(browser)).body.Data).toMatchObject({ role: 'clientuser', readOnly: true });
  const isReadOnly = async () =>
    (await browser.call('GET /security/v1.0/userdetails', { me: true })).Data[0]?.readOnly;
  expect(await isReadOnly()).toBe(true);
  someone.say(['USER']);
  await someone.signOn(browser);
  expect(await isReadOnly()).toBe(false);
});

test('B11 a client’s user never becomes an administrator by a claim, and the firm’s people no client', async () => {
  for (const [role, names] of [
    ['clientuser', 'ADMIN'],
    ['client', ['ADMIN']],
    ['clientuser', ['drafter']],
    ['drafter', 'USER'],
  ] as const) {
    const someone = await person(role);
    someone.say(names);
    await expectRefusal(someone);
  }
});

test.each([undefined, null, '', [], ['offline_access'], 7, { admin: true }, ['admin', 'allocator']])(
  'B11 roles of %j let nobody in: the provider has the say',
  async (names) => {
    const someone = await person('drafter');
    someone.say(names);
    await expectRefusal(someone);
  },
);

test('B11 who becomes an administrator by the provider’s word is told to the other administrators', async () => {
  const admin = await signInAs(house, { role: 'admin' });
  const someone = await person('drafter');
  someone.say('admin');
  expect((await someone.signOn()).body.Data.role).toBe('admin');
  const notices = await rowsOf<{ entity_name: string; user_id: string }>(
    house,
    sql`select entity_name, user_id from notifications where code = 'user.admin_claimed'`,
  );
  expect(notices).toEqual([{ entity_name: someone.name, user_id: admin.actor.userId }]);
});

test('B11 the last administrator is not made anything else by a claim', async () => {
  const last = await person('admin');
  await rowsOf(house, sql`update users set disabled_at = now() where role = 'admin' and id <> ${last.id}`);
  last.say('drafter');
  await expectRefusal(last);
  last.say('admin');
  expect((await last.signOn()).status).toBe(200);
});

test('B11 W3 whom a claim made something else is still somebody to ask for a day', async () => {
  await rowsOf(
    house,
    sql`update users set disabled_at = created_at - interval '30 days' where role = 'admin'`,
  );
  const asker = await enter(house, (await buildPerson(house, { role: 'admin' })).id);
  const someone = await person('admin');
  for (const role of ['admin', 'allocator']) {
    someone.say(role);
    expect((await someone.signOn()).body.Data.role).toBe(role);
  }
  const { id } = await buildPerson(house, { role: 'drafter' });
  const { Data } = await asker.call('POST /security/v1.0/userdetails', { action: 'reset_two_factor', id });
  expect(Data).toMatchObject({ twoFactor: true, pending: { mayConfirm: false } });
});

test('B11 signing on frees nobody whom an administrator made read-only', async () => {
  const admin = await signInAs(house, { role: 'admin' });
  const someone = await person('drafter');
  someone.say('drafter');
  expect((await someone.signOn()).body.Data).toMatchObject({ role: 'drafter', readOnly: false });
  await admin.call('POST /security/v1.0/userdetails', {
    action: 'change',
    id: someone.id,
    user: { readOnly: true },
  });
  expect((await someone.signOn()).body.Data).toMatchObject({ role: 'drafter', readOnly: true });
});
