import { type Lies, startLyingProvider, tellTheTruth } from '../../support/peers/lying-provider.ts';
import { newProof, type Proof, settingsFor, ssoLoginWith } from '../../support/peers/sign-on.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { eventsOf, stateOf } from './database-state.ts';
import { buildPerson, uniform } from './steps.ts';

let proof: Proof;
let email = '';
let address = 0;

const liar = await startLyingProvider(
  () => email,
  () => proof.nonce,
);
const env = { deployment: 'saas' as const, sso: settingsFor(liar.issuer) };
const test1 = await openTestApp({ start: new Date(), env });
({ email } = await buildPerson(test1));
afterAll(async () => {
  await test1.close();
  await liar.close();
});
beforeEach(() => {
  proof = newProof();
  tellTheTruth(liar);
});

/** The browser comes back with a code that is all right; what the provider then says is not. */
function comeBack(returned: object = {}) {
  const browser = test1.visitor(`10.0.2.${++address}`);
  const right = { code: `code${address}`, state: proof.state, iss: liar.issuer, ...returned };
  return ssoLoginWith(browser, right, proof);
}

async function expectRefusal(reason: string, returned: object = {}) {
  const before = await stateOf(test1);
  const { status, body, headers } = await comeBack(returned);
  expect([status, body.Data, body.code]).toEqual([403, uniform, 'auth.refused']);
  expect(headers.get('bearer')).toBeNull();
  expect(headers.getSetCookie().filter((cookie) => cookie.includes('-rt-'))).toEqual([]);
  expect(await stateOf(test1)).toBe(before);
  const last = (await eventsOf(test1)).at(-1);
  expect([last?.type, last?.data]).toEqual(['user.sign_in_refused', { step: 'sso', reason }]);
}

const now = () => Math.floor(Date.now() / 1000);

const tokens: [string, () => Partial<Lies>][] = [
  ['of another audience', () => ({ claims: { aud: 'another-app' } })],
  ['of several audiences, issued to another', () => ({ claims: { aud: ['prudence', 'b'], azp: 'b' } })],
  ['of several audiences, issued to nobody', () => ({ claims: { aud: ['prudence', 'b'] } })],
  ['without an audience', () => ({ claims: { aud: undefined } })],
  ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
  ['of the issuer with a slash more', () => ({ claims: { iss: `${liar.issuer}/` } })],
  ['without an issuer', () => ({ claims: { iss: undefined } })],
  ['that is over', () => ({ claims: { exp: now() - 120, iat: now() - 600 } })],
  ['without an end', () => ({ claims: { exp: undefined } })],
  ['whose end is text', () => ({ claims: { exp: `${now() + 300}` } })],
  ['that begins tomorrow', () => ({ claims: { nbf: now() + 86_400 } })],
  ['with another nonce', () => ({ claims: { nonce: 'another'.repeat(4) } })],
  ['without a nonce', () => ({ claims: { nonce: undefined } })],
  ['about nobody', () => ({ claims: { sub: undefined } })],
  ['about a number', () => ({ claims: { sub: 7 } })],
  ['without a signature', () => ({ signature: 'none' })],
  ['without a signature and its dot', () => ({ signature: 'none without dots' })],
  ['with an empty signature', () => ({ signature: 'empty' })],
  ['of alg nOnE', () => ({ signature: 'none', header: { alg: 'nOnE' } })],
  ['signed with a foreign key', () => ({ signature: 'foreign key' })],
  ['signed with a key nobody published', () => ({ header: { kid: 'two' } })],
  ['signed with the public key as a secret', () => ({ signature: 'HS256 with the public key' })],
  ['that was edited after signing', () => ({ signature: 'edited' })],
  ['with an extension that must be understood', () => ({ header: { crit: ['b64'], b64: false } })],
];

test.each(tokens)('B11 an id token %s lets nobody in', async (_what, lies) => {
  tellTheTruth(liar, lies());
  await expectRefusal('id_token');
});

test('B11 the same provider telling the truth lets its person in', async () => {
  expect((await comeBack()).status).toBe(200);
});

test.each<[string, Partial<Lies>]>([
  ['about somebody else', { userinfo: { sub: 'another' } }],
  ['about nobody', { userinfo: { sub: undefined } }],
  ['that is a page', { info: { body: '<html>' } }],
  ['that is refused', { info: { status: 401, body: {} } }],
])('B11 user information %s lets nobody in', async (_what, lies) => {
  tellTheTruth(liar, lies);
  await expectRefusal(lies.info ? 'provider' : 'userinfo');
});

test('B11 an answer that names another issuer, or none where one is promised, is a mix-up and goes no further', async () => {
  const before = liar.asked.length;
  for (const iss of ['https://evil.example', `${liar.issuer}/`, '', undefined]) {
    proof = newProof();
    await expectRefusal('id_token', { iss });
  }
  expect(liar.asked).toHaveLength(before);
});

test.each<[string, Lies['token'], string]>([
  ['refuses the code', { status: 400, body: { error: 'invalid_grant' } }, 'code'],
  ['does not know us', { status: 401, body: { error: 'invalid_client' } }, 'provider'],
  ['gives no id token', { body: { access_token: 'a', token_type: 'Bearer' } }, 'id_token'],
  [
    'gives an id token that is none',
    { body: { access_token: 'a', token_type: 'Bearer', id_token: 'x' } },
    'id_token',
  ],
  ['gives an array', { body: [] as never }, 'id_token'],
  ['gives a page', { body: '<html>' }, 'provider'],
  ['is not there', { status: 404, body: {} }, 'provider'],
])('B11 a token endpoint that %s lets nobody in', async (_what, token, reason) => {
  tellTheTruth(liar, { token });
  await expectRefusal(reason);
});

test.each<[string, Partial<Lies>]>([
  ['is broken', { token: { status: 500, body: {} } }],
  ['is busy', { token: { status: 503, body: {} } }],
  ['never answers', { token: 'hang' }],
  ['never says who it is', { info: 'hang' }],
])('B11 a provider that %s is told as an outage, and opens nothing', async (_what, lies) => {
  tellTheTruth(liar, lies);
  const before = await stateOf(test1);
  const { status, headers, body } = await comeBack();
  expect([status, body.code]).toEqual([503, 'server.busy']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await stateOf(test1)).toBe(before);
});

test('B11 a provider that never answers keeps nobody else waiting', async () => {
  tellTheTruth(liar, { token: 'hang' });
  const answered: string[] = [];
  const waiting = comeBack().then(({ status }) => answered.push(`waited: ${status}`));
  await test1.visitor('10.0.3.1').attempt('POST /security/v1.0/logoutuser', {});
  expect((await stateOf(test1)).length).toBeGreaterThan(0);
  answered.push('somebody else');
  await waiting;
  expect(answered).toEqual(['somebody else', 'waited: 503']);
});

test('B11 the exchange sends the code with our secret, the verifier and the redirect, and nothing else', async () => {
  await comeBack();
  const sent = Object.fromEntries(new URLSearchParams(liar.asked.at(-1)));
  const { sso } = test1.platform.env;
  expect(sent).toEqual({
    grant_type: 'authorization_code',
    code: `code${address}`,
    code_verifier: proof.verifier,
    redirect_uri: sso?.redirectUri,
    client_id: sso?.clientId,
    client_secret: sso?.clientSecret,
  });
});

test('B11 a discovery document of another issuer is not believed', async () => {
  tellTheTruth(liar, { metadata: { issuer: 'https://evil.example' } });
  const env = { deployment: 'saas' as const, sso: settingsFor(liar.issuer) };
  const other = await openTestApp({ start: new Date(), env });
  try {
    const returned = { code: 'fresh', state: proof.state, iss: liar.issuer };
    expect((await ssoLoginWith(other.visitor(), returned, proof)).status).toBe(403);
    const config = await (await other.visitor().send('/config.json')).json();
    expect(config.sso.authorizeUrl).toBe('');
  } finally {
    await other.close();
  }
});
