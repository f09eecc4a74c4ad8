import { sql } from 'drizzle-orm';
import { holdRows } from '../../support/database/hold-rows.ts';
import { ssoLoginWith } from '../../support/peers/sign-on.ts';
import { rowsOf } from './database-state.ts';
import { addAccount, comeBack, openSsoHouse, signOnAs } from './sso-house.ts';
import { buildPerson } from './steps.ts';

const house = await openSsoHouse();
afterAll(() => house.close());

test('B2 E2 whoever signs on while an administrator disables them gets no session', async () => {
  const person = await buildPerson(house, { username: 'leaving', password: undefined, seed: undefined });
  addAccount(house, 'leaving', { preferredMail: person.email });
  await signOnAs(house, house.visitor('10.0.15.1'), 'leaving');
  // What an administrator does, not stored yet.
  const held = await holdRows(house, 'update users set disabled_at = now() where id = $1', [person.id]);
  const { proof, returned } = await comeBack(house, 'leaving');
  const signing = ssoLoginWith(house.visitor('10.0.15.2'), returned, proof);
  await held.untilWaiting(1, signing);
  await held.letGo();
  expect((await signing).status).toBe(403);
  expect(await rowsOf(house, sql`select id from sessions where user_id = ${person.id}`)).toHaveLength(1);
});
