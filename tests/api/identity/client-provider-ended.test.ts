import { sql } from 'drizzle-orm';
import { holdRows } from '../../support/database/hold-rows.ts';
import { buildClient } from '../../support/people/sign-in-as.ts';
import { openProviderHouse } from './client-provider-house.ts';
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
