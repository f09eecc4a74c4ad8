import { sql } from 'drizzle-orm';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import { prepare } from '../../../server/compose.ts';
import { buildClient, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { keyRing, strangeRing } from '../../support/servers/key-rings.ts';
import { openTestApp, type TestApp } from '../../support/servers/test-app.ts';
import { eventsOf, rowsOf } from './database-state.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes, signInWith } from './steps.ts';

let test1: TestApp;
beforeEach(async () => {
  test1 = await openTestApp();
});
afterEach(() => test1.close());

/** As the next start with this key ring. */
async function startWith(keys: TestApp['platform']['keys']) {
  test1.platform.keys = keys;
  await prepare(test1.platform);
}

const statusOf = async (who: HttpClient) =>
  (await who.attempt('GET /security/v1.0/userdetails', { me: true })).status;
const refresh = (who: HttpClient) => who.attempt('POST /security/v1.0/token/refresh', { token: who.refresh });
const cookieOf = (who: Member) => `__Host-rt-${who.refresh}`;

test('access and refresh tokens of the key before hold after a change of keys', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  await startWith(keyRing('k2', 'dev'));
  expect(await statusOf(me)).toBe(200);
  const { status, body } = await refresh(me);
  expect(status).toBe(200);
  expect(Buffer.from(body.access.split('.')[0] ?? '', 'base64url').toString()).toContain('"kid":"k2"');
  me.access = body.access;
  expect(await statusOf(me)).toBe(200);
  test1.platform.clock.advance(minutes(1));
  expect((await refresh(me)).status).toBe(200);
});

test('B4 a used refresh token of the key before still ends the session for both', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const stolen = me.cookies.get(cookieOf(me)) ?? '';
  await refresh(me);
  await startWith(keyRing('k2', 'dev'));
  await refresh(me);
  const thief = test1.visitor();
  thief.cookies.set(cookieOf(me), stolen);
  thief.refresh = me.refresh;
  expect((await refresh(thief)).status).toBe(401);
  expect(await statusOf(me)).toBe(401);
  expect((await eventsOf(test1)).map(({ type }) => type)).toContain('user.token_reused');
});

test('authenticators are sealed anew at the next start, so that the key before may go', async () => {
  const person = await buildPerson(test1);
  await startWith(keyRing('k2', 'dev'));
  const seeds = await rowsOf<{ seed: string }>(test1, sql`select totp_seed as seed from users`);
  expect(seeds.map(({ seed }) => seed.split('.')[0])).toEqual(['k2']);
  await startWith(keyRing('k2'));
  expect((await signInWith(test1, test1.visitor(), person.username)).status).toBe(200);
});

test('secrets of clients’ identity providers are sealed anew too, and without a key that opens one nobody is sent there', async () => {
  const clientId = await buildClient(test1);
  const id = crypto.randomUUID();
  const place = `client_providers.sealed_secret.${id}`;
  const sealed = test1.platform.keys.seal('between the two', place);
  await rowsOf(
    test1,
    sql`insert into client_providers values (${id}, ${clientId}, 'https://id.example', 'prudence', ${sealed})`,
  );
  const { id: askedBy } = await buildPerson(test1, { role: 'admin' });
  await rowsOf(
    test1,
    sql`insert into client_provider_changes values
      (${clientId}, ${id}, 'https://id.example', 'prudence', ${sealed}, true, false, ${askedBy}, now())`,
  );
  await startWith(keyRing('k2', 'dev'));
  const rows = await rowsOf<{ secret: string }>(
    test1,
    sql`select sealed_secret as secret from client_providers
      union all select sealed_secret from client_provider_changes`,
  );
  expect(rows.map(({ secret }) => keyRing('k2').open(secret, place))).toEqual(
    Array(2).fill('between the two'),
  );
  await startWith(strangeRing());
  const asked = await test1.visitor().attempt('GET /security/v1.0/clientsignon', { provider: id });
  expect(asked.status).toBe(404);
});

test.each([
  ['is gone', () => keyRing('k2')],
  ['is another one of its name', strangeRing],
])('when the key %s, sign-ins are refused like wrong ones and the log says why', async (_what, keys) => {
  const person = await buildPerson(test1);
  const signedIn = test1.visitor();
  await signInWith(test1, signedIn, person.username);
  const said: unknown[][] = [];
  test1.platform.log.error = (...line: unknown[]) => said.push(line);
  await startWith(keys());
  expect(said).toEqual([
    [{ authenticators: 1 }, expect.stringMatching(/^authenticators cannot be opened: the key /)],
  ]);
  expect(await statusOf(signedIn)).toBe(401);
  expect((await refresh(signedIn)).status).toBe(401);

  test1.platform.clock.advance(minutes(1));
  for (let tries = 0; tries < 6; tries += 1) {
    const browser = test1.visitor();
    const { body: step, status } = await enterPassword(browser, person.username);
    expect(status).toBe(200);
    const entry = { code: codeNow(test1), username: person.username, secret: step.secret };
    expect((await enterToken(browser, entry)).status).toBe(403);
  }
  const refusals = (await eventsOf(test1)).filter(({ type }) => type === 'user.sign_in_refused');
  expect(new Set(refusals.map(({ data }) => data.reason))).toEqual(new Set(['authenticator']));

  // Nothing was written over: with the right key everything is as before.
  await startWith(keyRing('dev'));
  expect((await signInWith(test1, test1.visitor(), person.username)).status).toBe(200);
});

test('who had not confirmed an authenticator gets another QR code when its key is lost', async () => {
  const { username } = await buildPerson(test1, { seed: undefined });
  const { body: before } = await enterPassword(test1.visitor(), username);
  await startWith(keyRing('k2'));
  const { body: after } = await enterPassword(test1.visitor(), username);
  expect(after.otpauth_url).toMatch(/^otpauth:/);
  expect(after.otpauth_url).not.toBe(before.otpauth_url);
});
