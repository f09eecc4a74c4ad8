import { sql } from 'drizzle-orm';
import { termsHash } from '../../../server/modules/identity/index.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { seedOf } from '../../support/people/totp.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes, signInWith, uniform } from './steps.ts';

let address = 0;
const visitor = () => test1.visitor(`10.0.1.${++address}`);

const test1 = await openTestApp();
afterAll(() => test1.close());

test('B9 password and code open a session: access in body and header, handle, details, HttpOnly cookie', async () => {
  const { username, name, email } = await buildPerson(test1);
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  expect(step).toMatchObject({ Result: 'Success', refresh: '', login_type: 'local', tnc_accepted: true });
  expect(step.secret).toMatch(/^[A-Za-z0-9]{16}$/);
  const { body, headers } = await enterToken(browser, {
    code: codeNow(test1),
    username,
    secret: step.secret,
  });
  expect(headers.get('bearer')).toBe(body.access);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.Data).toMatchObject({ Name: name, role: 'drafter', emailid: email, username });
  expect(body.Data.modules.Modules).toContain('Settings');
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`__Host-rt-${body.refresh}=`));
  expect(cookie).toMatch(/; Path=\/.*; HttpOnly; Secure; SameSite=Strict/);
});

test('A9 a seed of the caller’s own choosing opens nothing', async () => {
  const { username } = await buildPerson(test1);
  const own = 'GEZDGNBVGY3TQOJQ';
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  const entry = { code: codeNow(test1, 0, own), username, secret: own };
  await leavesNoTrace(test1, async () => {
    const named = await enterToken(browser, entry, step.secret);
    expect([named.status, named.body.Data]).toEqual([403, uniform]);
    expect((await enterToken(browser, { ...entry, secret: step.secret })).status).toBe(403);
    expect((await enterToken(browser, entry)).status).toBe(400);
  });
});

test('A10 the authenticator’s address is shown until its first code was accepted, and names 160 bits', async () => {
  const { username } = await buildPerson(test1, { seed: undefined });
  const browser = visitor();
  const first = (await enterPassword(browser, username)).body;
  const again = (await enterPassword(browser, username)).body;
  const url = new URL(again.otpauth_url ?? '');
  expect(url.href).toContain('otpauth://totp/Prudence:');
  expect(url.searchParams.get('issuer')).toBe('Prudence');
  expect(decodeURIComponent(url.pathname)).toContain(username);
  const shown = seedOf(url.href);
  expect(shown).toMatch(/^[A-Z2-7]{32}$/);
  expect(first.tnc_accepted).toBe(false);

  const entry = { code: codeNow(test1, 0, shown), username, secret: again.secret };
  expect((await enterToken(browser, entry)).status).toBe(200);
  expect((await enterPassword(browser, username)).body.otpauth_url).toBeUndefined();
});

test('A11 one code opens one session, however often and however parallel it is sent', async () => {
  const { username } = await buildPerson(test1);
  const [one, other] = [visitor(), visitor()];
  const steps = [(await enterPassword(one, username)).body, (await enterPassword(other, username)).body];
  const code = codeNow(test1);
  const sent = await Promise.all(
    [one, other].map((browser, n) => enterToken(browser, { code, username, secret: steps[n]?.secret ?? '' })),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 403]);

  const third = visitor();
  const { body: step } = await enterPassword(third, username);
  await leavesNoTrace(test1, async () => {
    for (const used of [code, codeNow(test1, -1)])
      expect((await enterToken(third, { code: used, username, secret: step.secret })).status).toBe(403);
  });
  const next = codeNow(test1, 1);
  expect((await enterToken(third, { code: next, username, secret: step.secret })).status).toBe(200);
});

test('A12 a code two steps away is refused, one step away accepted', async () => {
  const { username } = await buildPerson(test1);
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  await leavesNoTrace(test1, async () => {
    for (const code of [codeNow(test1, -2), codeNow(test1, 2)])
      expect((await enterToken(browser, { code, username, secret: step.secret })).status).toBe(403);
  });
  const { status } = await enterToken(browser, { code: codeNow(test1, -1), username, secret: step.secret });
  expect(status).toBe(200);
});

const wide = (code: string) =>
  code.replace(/./g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const odd: [string, (code: string) => unknown][] = [
  ['one digit short', (code) => code.slice(1)],
  ['with a digit more', (code) => `${code}0`],
  ['in full-width digits', wide],
  [
    'in Devanagari digits',
    (code) => code.replace(/./g, (digit) => String.fromCharCode(0x966 + Number(digit))),
  ],
  ['with a blank within', (code) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ['with a line after it', (code) => `${code}\n`],
  ['negative', (code) => `-${code.slice(1)}`],
  ['in letters', () => 'abcdef'],
  ['as a number', (code) => Number(`1${code}`) - 1_000_000],
  ['in an array', (code) => [code]],
  ['in an object', (code) => ({ code })],
  ['in an object that turns into it', (code) => ({ toString: code, length: 6 })],
  ['as null', () => null],
  ['missing', () => undefined],
  ['as true', () => true],
];

test.each(odd)('A12 the right code %s is refused, never an error of the server', async (_, form) => {
  const { username } = await buildPerson(test1);
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  const code = codeNow(test1);
  await leavesNoTrace(test1, async () => {
    const { status } = await enterToken(browser, { code: form(code), username, secret: step.secret });
    expect([400, 403]).toContain(status);
  });
  expect((await enterToken(browser, { code, username, secret: step.secret })).status).toBe(200);
});

test('A12 whatever is not a payload gets one and the same 400', async () => {
  const { username } = await buildPerson(test1);
  const answers = new Set<string>();
  for (const payload of ['', 'AAAA', '!!', `${'A'.repeat(43)}=`, Buffer.alloc(32, 1).toString('base64')]) {
    const browser = visitor();
    await enterPassword(browser, username);
    const { status, body } = await leavesNoTrace(test1, () =>
      browser.attempt('POST /security/v1.0/twofactor', { payload }),
    );
    answers.add(`${status} ${body.code} ${body.Data}`);
    test1.platform.clock.advance(minutes(16));
  }
  expect([...answers]).toEqual([
    '400 input.malformed The server couldn’t read what was sent. Reload the page and try again.',
  ]);
});

test('A13 a planted cookie is ignored, and every sign-in gets a new ticket, handle and cookie', async () => {
  const { username } = await buildPerson(test1);
  const browser = visitor();
  const planted = 'P'.repeat(43);
  browser.cookies.set('__Host-prelogin', planted);
  await signInWith(test1, browser, username);
  expect(browser.refresh).not.toBe('');
  const first = { handle: browser.refresh, token: browser.cookies.get(`__Host-rt-${browser.refresh}`) };
  test1.platform.clock.advance(30_000);
  const { body: step } = await enterPassword(browser, username);
  expect(browser.cookies.get('__Host-prelogin')).not.toBe(planted);
  const answer = await enterToken(browser, { code: codeNow(test1), username, secret: step.secret });
  expect(answer.body.refresh).not.toBe(first.handle);
  expect(browser.cookies.get(`__Host-rt-${answer.body.refresh}`)).not.toBe(first.token);
});

test('A13 a session that somebody planted in the browser stays theirs and is none of who signs in', async () => {
  const attacker = await signInAs(test1, { role: 'drafter', name: 'Somebody Else' });
  const { username, name } = await buildPerson(test1);
  const victim = visitor();
  const cookie = `__Host-rt-${attacker.refresh}`;
  victim.cookies.set(cookie, attacker.cookies.get(cookie) ?? '');
  victim.refresh = attacker.refresh;
  const { body } = await signInWith(test1, victim, username);
  expect(body.refresh).not.toBe(attacker.refresh);
  const whose = async (token: string) =>
    (await victim.call('POST /security/v1.0/token/refresh', { token })).Data.Name;
  expect(await whose(body.refresh)).toBe(name);
  expect(await whose(attacker.refresh)).toBe('Somebody Else');
});

test('A16 without agreeing to the terms the right code is refused; agreement is kept with text, time and address', async () => {
  const { username, id } = await buildPerson(test1, { seed: undefined });
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  const shown = seedOf(step.otpauth_url ?? '');
  const entry = { code: codeNow(test1, 0, shown), username, secret: step.secret };
  await leavesNoTrace(test1, async () => {
    expect((await enterToken(browser, { ...entry, tncAccepted: false })).status).toBe(403);
  });
  expect((await enterToken(browser, { ...entry, tncAccepted: true })).status).toBe(200);
  const [kept] = await rowsOf<{ terms_hash: string; terms_ip: string; terms_accepted_at: string }>(
    test1,
    sql`select terms_hash, terms_ip, terms_accepted_at from users where id = ${id}`,
  );
  const shownTerms = await test1.platform.database.tx({ kind: 'identity' }, () => termsHash());
  expect(kept).toMatchObject({ terms_hash: shownTerms, terms_ip: `10.0.1.${address}` });
  expect(new Date(kept?.terms_accepted_at ?? 0)).toEqual(test1.platform.clock.now());
  expect((await enterPassword(browser, username)).body.tnc_accepted).toBe(true);

  await rowsOf(test1, sql`update users set terms_hash = 'an earlier text' where id = ${id} returning id`);
  expect((await enterPassword(browser, username)).body.tnc_accepted).toBe(false);
});

test('W14 A10 each sign-in shows an authenticator of its own: who learned the password first shares none with its owner', async () => {
  const { username, id } = await buildPerson(test1, { seed: undefined });
  const [thief, owner] = [visitor(), visitor()];
  const { body: stolen } = await enterPassword(thief, username);
  const { body: shown } = await enterPassword(owner, username);
  const [theirs, own] = [stolen, shown].map(({ otpauth_url }) => seedOf(otpauth_url ?? ''));
  expect(theirs).not.toBe(own);
  const enter = (browser: typeof owner, seed = '', secret: string) =>
    enterToken(browser, { code: codeNow(test1, 0, seed), username, secret });
  expect((await enter(owner, theirs, shown.secret)).status).toBe(403);
  expect((await enter(owner, own, shown.secret)).status).toBe(200);
  test1.platform.clock.advance(60_000);
  expect((await enter(thief, theirs, stolen.secret)).status).toBe(403);
  const { body: next } = await enterPassword(owner, username);
  expect((await enter(owner, own, next.secret)).status).toBe(200);
  const [stored] = await rowsOf<{ totp_seed: string }>(
    test1,
    sql`select totp_seed from users where id = ${id}`,
  );
  expect(stored?.totp_seed).not.toContain(own);
});
