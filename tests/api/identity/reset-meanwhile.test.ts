import { sql } from 'drizzle-orm';
import { holdRows } from '../../support/database/hold-rows.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { seedOf } from '../../support/people/totp.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson, codeNow, signInWith } from './steps.ts';

const app = await openTestApp();
const admin = await signInAs(app, { role: 'admin' });
afterAll(() => app.close());

/** A client's person, whom one administrator resets without another one. */
async function signedIn() {
  const { clientId } = (await signInAs(app, { role: 'client' })).actor;
  const person = await buildPerson(app, { role: 'clientuser', clientId });
  const browser = app.visitor('10.0.14.1');
  await signInWith(app, browser, person.username);
  return { ...person, browser };
}

const reset = (id: string) =>
  admin.call('POST /security/v1.0/userdetails', { action: 'reset_two_factor', id });

test('A18 recovery codes that are made while an administrator resets a person do not outlive the reset', async () => {
  const { id, browser } = await signedIn();
  const make = () => browser.attempt('POST /security/v1.0/signinmethods', { action: 'make_recovery_codes' });
  await make();
  const held = await holdRows(app, 'select from recovery_codes where user_id = $1 for update', [id]);
  const making = make();
  await held.untilWaiting();
  const resetting = reset(id);
  await held.untilWaiting(2, resetting);
  await held.letGo();
  await Promise.all([making, resetting]);
  expect(await rowsOf(app, sql`select id from recovery_codes where user_id = ${id}`)).toEqual([]);
});

test('A18 an authenticator that is replaced while an administrator resets a person does not outlive the reset', async () => {
  const { id, browser } = await signedIn();
  const authenticator = 'POST /security/v1.0/authenticator';
  const { otpauth_url = '' } = await browser.call(authenticator, { act: { action: 'begin' } });
  const code = codeNow(app, 0, seedOf(otpauth_url));
  const held = await holdRows(app, 'select from sessions where user_id = $1 for update', [id]);
  const replacing = browser.attempt(authenticator, { act: { action: 'confirm', code } });
  await held.untilWaiting();
  const resetting = reset(id);
  await held.untilWaiting(2, resetting);
  await held.letGo();
  await Promise.all([replacing, resetting]);
  const [user] = await rowsOf(app, sql`select totp_seed, totp_confirmed_at from users where id = ${id}`);
  expect(user).toEqual({ totp_seed: null, totp_confirmed_at: null });
});
