import { sql } from 'drizzle-orm';
import { holdRows } from '../../support/database/hold-rows.ts';
import { buildClient } from '../../support/people/sign-in-as.ts';
import { free, openProviderHouse } from './client-provider-house.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson } from './steps.ts';

const house = await openProviderHouse();
afterAll(() => house.close());

test.each(['for the first time', 'again'])(
  'B2 E2 whoever signs on %s while the provider of their client is removed has no session by it in the end',
  async (time) => {
    const clientId = await buildClient(house);
    const person = await buildPerson(house, { role: 'client', clientId });
    const door = await house.bind(clientId, house.own);
    const claims = { sub: `ended ${time}`, preferredMail: person.email };
    if (time === 'again') expect((await house.comeBack(door, claims)).status).toBe(200);
    // The provider has answered, and its person is about to be let in.
    const held = await holdRows(house, 'select from users where id = $1 for update', [person.id]);
    const signing = house.comeBack(door, claims);
    await held.untilWaiting(1, signing);
    const removing = house.trySave(clientId, { provider: null });
    await held.untilWaiting(2, removing);
    await held.letGo();
    await signing;
    expect((await removing).status).toBe(200);
    const living = await rowsOf(
      house,
      sql`select id from sessions where user_id = ${person.id} and revoked_at is null`,
    );
    expect(living).toEqual([]);
    const [user] = await rowsOf(house, sql`select sso_issuer from users where id = ${person.id}`);
    expect(user).toEqual({ sso_issuer: null });
  },
);

const me = 'GET /security/v1.0/userdetails';

test.each([
  ['the firm', 'drafter'],
  ['a client that requires its own provider', 'client'],
] as const)(
  'A21 what the provider of a client opened ends when its person moves to %s',
  async (_where, role) => {
    const clientId = await buildClient(house);
    const person = await buildPerson(house, { role: 'client', clientId });
    const door = await house.bind(clientId, house.own);
    const { browser } = await house.comeBack(door, { sub: `moved ${role}`, preferredMail: person.email });
    expect((await browser.attempt(me, { me: true })).status).toBe(200);
    const other = role === 'client' ? await buildClient(house) : null;
    if (other) await house.bind(other, house.other, { ...free, ownProviderOnly: true });
    await house.admin.call('POST /security/v1.0/userdetails', {
      action: 'change',
      id: person.id,
      user: { role, clientId: other },
    });
    expect((await browser.attempt(me, { me: true })).status).toBe(401);
    const [user] = await rowsOf(house, sql`select sso_issuer from users where id = ${person.id}`);
    expect(user).toEqual({ sso_issuer: null });
  },
);

test('A21 people sign in at another registration with their provider, which may know them by other subjects', async () => {
  const clientId = await buildClient(house);
  const person = await buildPerson(house, { role: 'client', clientId });
  const door = await house.bind(clientId, house.own);
  const preferredMail = person.email;
  const { browser } = await house.comeBack(door, { sub: 'known as one', preferredMail });
  const registered = { issuer: house.own.issuer, oidcClientId: 'prudence-2' };
  expect((await house.trySave(clientId, { provider: registered })).status).toBe(200);
  // What the registration before had opened ends, as with another issuer.
  expect((await browser.attempt(me, { me: true })).status).toBe(401);
  const sub = 'known as another';
  const claims = { sub, aud: 'prudence-2' };
  const again = await house.comeBack(door, { sub, preferredMail }, { claims });
  expect(again.status).toBe(200);
});
