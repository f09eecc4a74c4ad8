import { sql } from 'drizzle-orm';
import { recordStatements } from '../../support/database/record-statements.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson, enterPassword } from './steps.ts';

// An answer takes as long as what is done for it: statements are compared here, hashes in refusals.test.ts.
const test1 = await openTestApp();
afterAll(() => test1.close());

let address = 0;
function visitor() {
  address += 1;
  return test1.visitor(`10.6.0.${address}`);
}

async function expectAlike(known: () => Promise<unknown>, unknown: () => Promise<unknown>) {
  // The first call of a kind may have to read what later ones remember.
  await known();
  await unknown();
  expect(await recordStatements(known)).toEqual(await recordStatements(unknown));
}

const enter = (name: string) => () => enterPassword(visitor(), name, 'Wrong#Horse7');

test('A6 a wrong password of a known user asks the database the same as one of nobody', async () => {
  const { username } = await buildPerson(test1);
  await expectAlike(enter(username), enter('nobody.at.all'));
});

test('A6 a locked user asks the database the same as nobody', async () => {
  const { username, id } = await buildPerson(test1);
  const until = new Date(test1.platform.clock.now().getTime() + 60_000).toISOString();
  await rowsOf(test1, sql`update users set locked_until = ${until} where id = ${id} returning id`);
  await expectAlike(enter(username), enter('nobody.at.all'));
});

test('A6 changing a password asks the database the same for a known name as for nobody’s', async () => {
  const { username } = await buildPerson(test1);
  const change = (name: string) => () =>
    visitor().attempt('POST /security/v1.0/updatepassword', {
      NewPassword: 'Better#Horse8',
      ConfirmPassword: 'Better#Horse8',
      username: name,
      onfirstlogin: true,
    });
  await expectAlike(change(username), change('nobody.at.all'));
});

test('A6 signing out asks the database the same for a known address and handle as for nobody’s', async () => {
  const someone = await signInAs(test1, { role: 'drafter' });
  const leave = (emailid: string, handle: string) => () => {
    const browser = visitor();
    browser.cookies.set(`__Host-rt-${handle}`, 'A'.repeat(64));
    return browser.attempt('POST /security/v1.0/logoutuser', { emailid, refresh_token: handle });
  };
  await expectAlike(leave(someone.actor.email, someone.refresh), leave('nobody@example.com', 'x'.repeat(22)));
});
