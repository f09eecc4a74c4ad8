import { sql } from 'drizzle-orm';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { seedOf } from '../../support/people/totp.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { eventsOf, rowsOf, stateOf } from './database-state.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes, uniform } from './steps.ts';

let address = 0;
const visitor = () => test1.visitor(`10.0.3.${++address}`);

const test1 = await openTestApp();
afterAll(() => test1.close());

test('A7 without a fresh first step there is no second', async () => {
  const { username } = await buildPerson(test1);
  const stranger = visitor();
  const before = await stateOf(test1);
  const answer = await enterToken(stranger, { code: codeNow(test1), username, secret: 'A'.repeat(16) });
  expect([answer.status, answer.body.Data]).toEqual([403, uniform]);
  expect(await stateOf(test1)).toBe(before);
});

test('A7 a ticket of one user does not sign in another, and the attempt is on record', async () => {
  const mine = await buildPerson(test1);
  const other = await buildPerson(test1);
  const browser = visitor();
  const { body: step } = await enterPassword(browser, mine.username);
  const entry = { code: codeNow(test1), username: other.username, secret: step.secret };
  await leavesNoTrace(test1, async () => expect((await enterToken(browser, entry)).status).toBe(403));
  expect((await eventsOf(test1)).some(({ data }) => data.reason === 'other_user')).toBe(true);
});

test('A7 a ticket lasts five minutes and signs in once', async () => {
  const { username } = await buildPerson(test1);
  const late = visitor();
  const { body: old } = await enterPassword(late, username);
  test1.platform.clock.advance(minutes(5) + 1);
  const entry = { code: codeNow(test1), username, secret: old.secret };
  await leavesNoTrace(test1, async () => expect((await enterToken(late, entry)).status).toBe(403));

  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  const ticket = browser.cookies.get('__Host-prelogin') ?? '';
  expect((await enterToken(browser, { code: codeNow(test1), username, secret: step.secret })).status).toBe(
    200,
  );
  expect(browser.cookies.get('__Host-prelogin')).toBeUndefined();
  test1.platform.clock.advance(30_000);
  browser.cookies.set('__Host-prelogin', ticket);
  const again = { code: codeNow(test1), username, secret: step.secret };
  await leavesNoTrace(test1, async () => expect((await enterToken(browser, again)).status).toBe(403));
});

/** Somebody who has yet to scan the code, after the first step. */
async function atEnrolment() {
  const { username } = await buildPerson(test1, { seed: undefined });
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  const enter = (code: string) => enterToken(browser, { code, username, secret: step.secret });
  return { enter, seed: seedOf(step.otpauth_url ?? '') };
}

test('A7 a ticket lasts twenty minutes while the code is to be scanned, and no longer', async () => {
  const [quick, late] = [await atEnrolment(), await atEnrolment()];
  test1.platform.clock.advance(minutes(20) - 1);
  expect((await quick.enter(codeNow(test1, 0, quick.seed))).status).toBe(200);
  test1.platform.clock.advance(1);
  await leavesNoTrace(test1, async () => {
    expect((await late.enter(codeNow(test1, 0, late.seed))).status).toBe(403);
  });
});

test('A7 a ticket lasts twenty minutes while the terms are to be read', async () => {
  const { username, id } = await buildPerson(test1);
  await rowsOf(test1, sql`update users set terms_hash = 'an earlier text' where id = ${id} returning id`);
  const [reader, late] = [visitor(), visitor()];
  const [{ body: read }, { body: slept }] = [
    await enterPassword(reader, username),
    await enterPassword(late, username),
  ];
  expect(read.tnc_accepted).toBe(false);
  test1.platform.clock.advance(minutes(20) - 1);
  const enter = (browser: HttpClient, secret: string, steps: number) =>
    enterToken(browser, { code: codeNow(test1, steps), username, secret });
  expect((await enter(reader, read.secret, 0)).status).toBe(200);
  test1.platform.clock.advance(1);
  await leavesNoTrace(test1, async () => {
    expect((await enter(late, slept.secret, 1)).status).toBe(403);
  });
});

test('A7 five wrong codes use a ticket up, also when the lock has passed', async () => {
  const { enter, seed } = await atEnrolment();
  for (let n = 0; n < 5; n += 1) expect((await enter('000000')).status).toBe(403);
  test1.platform.clock.advance(minutes(16));
  await leavesNoTrace(test1, async () => {
    expect((await enter(codeNow(test1, 0, seed))).status).toBe(403);
  });
});

test('A7 the code is refused while a change of the password is due', async () => {
  const { username } = await buildPerson(test1);
  test1.platform.clock.advance(minutes(60 * 24 * 91));
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  expect([step.Result, step.Data]).toEqual(['MaxAgeLimit', 'Password has expired. Change your password!']);
  const entry = { code: codeNow(test1), username, secret: step.secret };
  await leavesNoTrace(test1, async () => expect((await enterToken(browser, entry)).status).toBe(403));
});

test('A7 a change of the password that an administrator asks for between the steps refuses the code', async () => {
  const { username, id } = await buildPerson(test1);
  const admin = await signInAs(test1, { role: 'admin' });
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  await admin.call('POST /security/v1.0/userdetails', { action: 'force_password_change', id });
  const answer = await enterToken(browser, { code: codeNow(test1), username, secret: step.secret });
  expect([answer.status, answer.body.Data]).toEqual([403, uniform]);
});
