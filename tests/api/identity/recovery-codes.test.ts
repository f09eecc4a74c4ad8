import { sql } from 'drizzle-orm';
import { enter, signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes, signInWith, uniform } from './steps.ts';

let address = 0;
const visitor = () => test1.visitor(`10.0.9.${++address}`);

const test1 = await openTestApp();
afterAll(() => test1.close());

/** Somebody with an authenticator in use and ten codes. */
async function withCodes() {
  const person = await buildPerson(test1);
  const browser = visitor();
  await signInWith(test1, browser, person.username);
  const { codes, Data } = await browser.call('POST /security/v1.0/signinmethods', {
    action: 'make_recovery_codes',
  });
  return { ...person, browser, codes, Data };
}

async function recover(username: string, code: string) {
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  return enterToken(browser, { code, username, secret: step.secret });
}

const tell = (userId: string) =>
  rowsOf<{ activity: string }>(test1, sql`select activity from notifications where user_id = ${userId}`);

test('A18 ten recovery codes are shown once and only their hashes are stored', async () => {
  const { codes, Data, browser, id } = await withCodes();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(Data).toMatchObject({ authenticator: true, recoveryCodes: { left: 10 } });
  const again = await browser.call('GET /security/v1.0/signinmethods', {});
  expect(again.Data.recoveryCodes.left).toBe(10);
  const stored = JSON.stringify(await rowsOf(test1, sql`select * from recovery_codes where user_id = ${id}`));
  for (const code of codes) {
    expect(JSON.stringify(again)).not.toContain(code);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});

test('A18 a recovery code stands for the token once, however often and however parallel it is sent', async () => {
  const { username, codes } = await withCodes();
  const [code = ''] = codes;
  const browsers = [visitor(), visitor()];
  const steps: { secret: string }[] = [];
  for (const browser of browsers) steps.push((await enterPassword(browser, username)).body);
  const sent = await Promise.all(
    browsers.map((browser, n) => enterToken(browser, { code, username, secret: steps[n]?.secret ?? '' })),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 403]);
  const late = await recover(username, code);
  expect([late.status, late.body.Data]).toEqual([403, uniform]);
});

test('A18 using a recovery code is audited, told by notice, and counted', async () => {
  const { username, id, codes, browser } = await withCodes();
  expect((await recover(username, (codes[1] ?? '').toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  const { Data } = await browser.call('GET /security/v1.0/signinmethods', {});
  expect(Data.recoveryCodes.left).toBe(9);
  const events = await rowsOf<{ type: string; data: unknown }>(
    test1,
    sql`select type, data from audit_events where object_id = ${id} order by seq desc limit 2`,
  );
  expect(events.map(({ type }) => type).sort()).toEqual(['user.recovery_code_used', 'user.signed_in']);
  const notices = (await tell(id)).map(({ activity }) => activity).sort();
  expect(notices).toEqual([
    'has new recovery codes; earlier ones no longer work',
    'was opened with a recovery code; 9 are left',
  ]);
});

test('A18 a wrong recovery code and one of somebody else count as wrong tokens', async () => {
  const other = await withCodes();
  const { username, id } = await withCodes();
  const wrong = [other.codes[0] ?? '', '0000-0000-0000-0000-0000-0000'];
  for (const code of wrong) expect((await recover(username, code)).body.Data).toBe(uniform);
  const [kept] = await rowsOf<{ failed_tries: number }>(
    test1,
    sql`select failed_tries from users where id = ${id}`,
  );
  expect(kept?.failed_tries).toBe(2);
  expect((await recover(other.username, other.codes[0] ?? '')).status).toBe(200);
});

test('A18 new codes end the earlier ones', async () => {
  const { username, browser, codes } = await withCodes();
  const renewed = await browser.call('POST /security/v1.0/signinmethods', { action: 'make_recovery_codes' });
  expect((await recover(username, codes[0] ?? '')).status).toBe(403);
  expect((await recover(username, renewed.codes[0] ?? '')).status).toBe(200);
});

test('A18 recovery codes end with the authenticator they stand in for', async () => {
  const admin = await signInAs(test1, { role: 'admin' });
  const { username, id, codes } = await withCodes();
  await admin.call('POST /security/v1.0/userdetails', { action: 'reset_two_factor', id });
  expect((await recover(username, codes[0] ?? '')).status).toBe(403);
  expect(await rowsOf(test1, sql`select 1 from recovery_codes where user_id = ${id}`)).toEqual([]);
});

test('A18 only who proved a second factor just now makes recovery codes; an open session alone is not enough', async () => {
  const { username, browser } = await withCodes();
  test1.platform.clock.advance(minutes(6));
  const make = () => browser.attempt('POST /security/v1.0/signinmethods', { action: 'make_recovery_codes' });
  await leavesNoTrace(test1, async () => {
    const { status, body } = await make();
    expect([status, body.code]).toEqual([403, 'auth.second_factor_needed']);
    const wrong = await browser.attempt('POST /security/v1.0/secondfactor', { code: codeNow(test1, 40) });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'auth.refused']);
  });
  const code = codeNow(test1);
  await browser.call('POST /security/v1.0/secondfactor', { code });
  expect((await make()).status).toBe(200);
  // The token that proved it opens nothing else.
  expect((await browser.attempt('POST /security/v1.0/secondfactor', { code })).status).toBe(403);
  expect((await recover(username, code)).status).toBe(403);
});

test('A18 A2 wrong tokens within a session lock the account as they do at sign-in', async () => {
  const { username, browser } = await withCodes();
  for (let n = 0; n < 5; n += 1)
    await browser.attempt('POST /security/v1.0/secondfactor', { code: codeNow(test1, 40) });
  const { status, body } = await browser.attempt('POST /security/v1.0/secondfactor', {
    code: codeNow(test1, 1),
  });
  expect([status, body.Data]).toEqual([403, expect.stringContaining('locked')]);
  expect((await enterPassword(visitor(), username)).status).toBe(403);
});

test('A18 without an authenticator there are no recovery codes', async () => {
  const { id } = await buildPerson(test1, { seed: undefined });
  const member = await enter(test1, id);
  const { status } = await member.attempt('POST /security/v1.0/signinmethods', {
    action: 'make_recovery_codes',
  });
  expect(status).toBe(422);
});
