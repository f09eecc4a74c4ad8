import { sql } from 'drizzle-orm';
import { enter } from '../../support/people/sign-in-as.ts';
import { seedOf } from '../../support/people/totp.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes, signInWith } from './steps.ts';

let address = 0;
const visitor = () => app.visitor(`10.0.11.${++address}`);
const app = await openTestApp();
afterAll(() => app.close());

const authenticator = 'POST /security/v1.0/authenticator';
type Browser = ReturnType<typeof visitor>;

/** A drafter who lost the phone and came in with a recovery code. */
async function recovered() {
  const person = await buildPerson(app);
  const before = visitor();
  await signInWith(app, before, person.username);
  const { codes } = await before.call('POST /security/v1.0/signinmethods', { action: 'make_recovery_codes' });
  const browser = visitor();
  const { body: step } = await enterPassword(browser, person.username);
  const { username } = person;
  const { body } = await enterToken(browser, { code: codes[0], username, secret: step.secret });
  Object.assign(browser, { access: body.access, refresh: body.refresh });
  return { ...person, before, browser };
}

async function begin(browser: Browser) {
  const { otpauth_url = '' } = await browser.call(authenticator, { act: { action: 'begin' } });
  return seedOf(otpauth_url);
}
const confirm = (browser: Browser, code: string) =>
  browser.attempt(authenticator, { act: { action: 'confirm', code } });

async function tokenOpens(username: string, of?: string) {
  app.platform.clock.advance(minutes(1));
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  const { status } = await enterToken(browser, { code: codeNow(app, 0, of), username, secret: step.secret });
  return status === 200;
}

test('A18 whoever came in with a recovery code sets up a new authenticator at once: the old one and other sessions end', async () => {
  const { browser, before, username } = await recovered();
  const seed = await begin(browser);
  expect((await confirm(browser, codeNow(app, 0, seed))).status).toBe(200);
  expect((await before.attempt('GET /security/v1.0/signinmethods', {})).status).toBe(401);
  expect((await browser.attempt('GET /security/v1.0/signinmethods', {})).status).toBe(200);
  expect(await tokenOpens(username)).toBe(false);
  expect(await tokenOpens(username, seed)).toBe(true);
});

test('A18 it is told to the person, and nobody confirms it or is held by it, people of the firm neither', async () => {
  const { browser, id } = await recovered();
  const seed = await begin(browser);
  await confirm(browser, codeNow(app, 0, seed));
  const told = await rowsOf<{ activity: string }>(
    app,
    sql`select activity from notifications where user_id = ${id}`,
  );
  expect(told.map(({ activity }) => activity)).toContain(
    'has a new authenticator; the one before no longer works',
  );
  const [user] = await rowsOf(app, sql`select access_reset_at from users where id = ${id}`);
  expect(user).toEqual({ access_reset_at: null });
  expect(await rowsOf(app, sql`select 1 from access_changes where user_id = ${id}`)).toEqual([]);
});

test('A18 until its first token is right the old authenticator works, and the new one does not', async () => {
  const { browser, username } = await recovered();
  const seed = await begin(browser);
  await leavesNoTrace(app, async () => {
    const { status, body } = await confirm(browser, codeNow(app, 40, seed));
    expect([status, body.code]).toEqual([403, 'auth.refused']);
  });
  expect(await tokenOpens(username, seed)).toBe(false);
  expect(await tokenOpens(username)).toBe(true);
});

test('A18 an authenticator is replaced in the session that showed its code, by who proved a second factor just now', async () => {
  const { browser, id } = await recovered();
  const seed = await begin(browser);
  const other = await enter(app, id);
  const elsewhere = await confirm(other, codeNow(app, 0, seed));
  expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'request.not_possible']);
  app.platform.clock.advance(minutes(6));
  for (const act of [{ action: 'begin' }, { action: 'confirm', code: codeNow(app, 0, seed) }] as const) {
    const late = await browser.attempt(authenticator, { act });
    expect([late.status, late.body.code]).toEqual([403, 'auth.second_factor_needed']);
  }
});
