import { createHmac, generateKeyPairSync } from 'node:crypto';
import { jest } from '@jest/globals';
import { partsOf, partText, signToken, tokenKey } from '../../support/people/forge-token.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp } from '../../support/servers/test-app.ts';

const test1 = await openTestApp();
const me = await signInAs(test1, { role: 'admin' });
const good = { ...partsOf(me.access), token: me.access };
afterAll(() => test1.close());

type Parts = { header?: unknown; payload?: unknown };
const ours = () => tokenKey(test1.platform);

const forge = ({ header = good.header, payload = good.payload }: Parts, key = ours().privateKey) =>
  signToken(header, payload, key);

const withHeader = (more: object) => forge({ header: { ...good.header, ...more } });
const withClaims = (more: object) => forge({ payload: { ...good.payload, ...more } });

async function statusOf(token: string) {
  const browser = test1.visitor();
  browser.access = token;
  return (await browser.attempt('GET /security/v1.0/userdetails', { me: true })).status;
}

function hmacToken() {
  const signed = `${partText({ ...good.header, alg: 'HS256' })}.${partText(good.payload)}`;
  const key = ours().publicKey.export({ type: 'spki', format: 'pem' });
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

const now = () => Math.floor(test1.platform.clock.now().getTime() / 1000);
const unsigned = (alg: string) => `${partText({ ...good.header, alg })}.${partText(good.payload)}.`;
const payloadText = (more: string) => JSON.stringify(good.payload).replace(/\}$/, `,${more}}`);

test('B1 a token forged with the right key opens the door, so the forgeries below fail for what they forge', async () => {
  expect(await statusOf(good.token)).toBe(200);
  expect(await statusOf(forge({}))).toBe(200);
});

const stranger = generateKeyPairSync('ed25519');

test.each<[string, () => string]>([
  ['alg none', () => unsigned('none')],
  ['alg None', () => unsigned('None')],
  ['alg nOnE', () => unsigned('nOnE')],
  ['no signature', () => good.token.replace(/[^.]+$/, '')],
  ['HS256 signed with the public key', hmacToken],
  ['RS256 named over our signature', () => withHeader({ alg: 'RS256' })],
  ['ES256 named over our signature', () => withHeader({ alg: 'ES256' })],
  ['a key of the forger', () => forge({}, stranger.privateKey)],
  [
    'a key of the forger in jwk',
    () =>
      forge(
        { header: { ...good.header, jwk: stranger.publicKey.export({ format: 'jwk' }) } },
        stranger.privateKey,
      ),
  ],
  [
    'a key of the forger at x5u and jku',
    () =>
      forge(
        { header: { ...good.header, x5u: 'http://127.0.0.1/x', jku: 'http://127.0.0.1/j' } },
        stranger.privateKey,
      ),
  ],
  [
    'a certificate of the forger in x5c',
    () => forge({ header: { ...good.header, x5c: ['MIIB'] } }, stranger.privateKey),
  ],
  [
    'alg written twice',
    () => forge({ header: JSON.stringify(good.header).replace(/\}$/, ',"alg":"EdDSA"}') }),
  ],
  ['the type of an id token', () => forge({ header: { ...good.header, typ: 'JWT' } })],
  ['the claims of an id token', () => withClaims({ aud: 'prudence', iss: 'https://id.example', nonce: 'n' })],
  ['a kid that is a path', () => withHeader({ kid: '../../../../dev/null' })],
  ['a kid that is SQL', () => withHeader({ kid: "' union select 1 --" })],
  [
    'a kid that is an address',
    () => withHeader({ kid: 'http://127.0.0.1/key', jku: 'http://127.0.0.1/key' }),
  ],
  ['no kid', () => withHeader({ kid: undefined })],
  ['an unknown critical header', () => withHeader({ crit: ['evil'], evil: true })],
  ['b64 false', () => withHeader({ crit: ['b64'], b64: false })],
  ['another type', () => withHeader({ typ: 'JWT' })],
  ['another audience', () => withClaims({ aud: 'elsewhere' })],
  ['another issuer', () => withClaims({ iss: 'elsewhere' })],
  ['no exp', () => withClaims({ exp: undefined })],
  ['no subject', () => withClaims({ sub: undefined })],
  ['exp in the past', () => withClaims({ exp: now() - 1 })],
  ['exp as text', () => withClaims({ exp: String(now() + 60) })],
  ['exp as 1e400', () => forge({ payload: payloadText('"exp":1e400') })],
  ['exp as a fraction', () => withClaims({ exp: now() + 60.5 })],
  ['a subject written twice', () => forge({ payload: payloadText(`"sub":"${good.payload.sub}"`) })],
  ['nbf in the future', () => withClaims({ nbf: now() + 600 })],
  ['iat in the future', () => withClaims({ iat: now() + 600 })],
  ['a session that is none', () => withClaims({ sid: 42 })],
  [
    'an edited payload',
    () => good.token.replace(/\.([^.]+)\./, `.${partText({ ...good.payload, sub: 'x' })}.`),
  ],
  [
    'a last letter that decodes to the same signature (W22)',
    () => good.token.replace(/[AQgw]$/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1)),
  ],
  ['two dots more', () => `${good.token}..`],
  ['a very long one', () => withClaims({ filler: 'x'.repeat(5000) })],
])('B1 a token with %s is refused with 401, and the database is not asked', async (_, token) => {
  const { database } = test1.platform;
  const asked = [jest.spyOn(database, 'tx'), jest.spyOn(database, 'once')];
  try {
    expect(await statusOf(token())).toBe(401);
    for (const spy of asked) expect(spy).not.toHaveBeenCalled();
    // The spies see what a good token makes the server ask.
    expect(await statusOf(good.token)).toBe(200);
    for (const spy of asked) expect(spy).toHaveBeenCalled();
  } finally {
    for (const spy of asked) spy.mockRestore();
  }
});

test('B1 a token that names another user than its session’s is refused, even rightly signed', async () => {
  const other = await signInAs(test1, { role: 'admin' });
  for (const sub of [other.actor.userId, '00000000-0000-4000-8000-000000000000'])
    expect(await statusOf(withClaims({ sub }))).toBe(401);
});

test('B1 a refresh token is no access token', async () => {
  const me = await signInAs(test1, { role: 'admin' });
  expect(await statusOf(me.cookies.get(`__Host-rt-${me.refresh}`) ?? '')).toBe(401);
});

test('B3 a swapped role claim changes nothing: the role is read from the database', async () => {
  const drafter = await signInAs(test1, { role: 'drafter' });
  const { payload } = partsOf(drafter.access);
  drafter.access = forge({ payload: { ...payload, role: good.payload.role } });
  expect((await drafter.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(200);
  const list = await drafter.attempt('GET /security/v1.0/userdetails', {});
  expect([list.status, list.body.Result]).toEqual([403, 'Unauthorized']);
});

test('B1 a token that was good a moment ago is refused with a letter changed, before its time and once it is over', async () => {
  const me = await signInAs(test1, { role: 'admin' });
  const { exp } = partsOf(me.access).payload as { exp: number };
  const { clock } = test1.platform;
  expect([await statusOf(me.access), await statusOf(me.access)]).toEqual([200, 200]);
  const last = me.access.at(-2) === 'A' ? 'B' : 'A';
  expect(await statusOf(`${me.access.slice(0, -2)}${last}${me.access.at(-1)}`)).toBe(401);
  clock.advance(-60_000);
  expect(await statusOf(me.access)).toBe(401);
  clock.advance((exp - now() - 1) * 1000);
  expect(await statusOf(me.access)).toBe(200);
  clock.advance(1000);
  expect(await statusOf(me.access)).toBe(401);
});

test.each([['no-uuid'], ["' or '1'='1"], ['']])(
  'B1 a well-signed token for the session %j is refused with 401',
  async (sid) => {
    expect(await statusOf(withClaims({ sid }))).toBe(401);
    expect(await statusOf(withClaims({ sub: sid }))).toBe(401);
  },
);
