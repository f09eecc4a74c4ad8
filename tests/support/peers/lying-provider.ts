import { createHmac, generateKeyPairSync, type KeyObject, sign as rsaSha256 } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Json = Record<string, unknown>;
type Answered = { status?: number; body: Json | string };

/** What it says next; each test changes what it lies about. */
export type Lies = {
  /** Claims of the id token, over the right ones; undefined leaves one out. */
  claims: Json;
  /** How the id token is signed. */
  signature:
    | 'right'
    | 'none'
    | 'none without dots'
    | 'empty'
    | 'foreign key'
    | 'HS256 with the public key'
    | 'edited';
  header: Json;
  userinfo: Json;
  /** The whole answer of an endpoint instead of the right one; `hang` never answers. */
  token: Answered | 'hang' | undefined;
  info: Answered | 'hang' | undefined;
  metadata: Json;
};

export type LyingProvider = {
  issuer: string;
  lies: Lies;
  /** Bodies of the calls to the token endpoint. */
  asked: string[];
  close(): Promise<void>;
};

const honest = (): Lies => ({
  claims: {},
  signature: 'right',
  header: {},
  userinfo: {},
  token: undefined,
  info: undefined,
  metadata: {},
});

const base64 = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Speaks the protocol of an OpenID provider, but gives any code, and tokens that no honest provider gives. */
export async function startLyingProvider(email: () => string, nonce: () => string): Promise<LyingProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = { issuer, lies: honest(), asked: [] as string[] };

  function idToken() {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, aud: 'prudence', sub: 'liar', iat: now, exp: now + 300, nonce: nonce() };
    const claims: Json = { ...right, ...provider.lies.claims };
    for (const [name, value] of Object.entries(claims)) if (value === undefined) delete claims[name];
    return sign(claims, provider.lies, own, foreign.privateKey);
  }

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    authorization_response_iss_parameter_supported: true,
    ...provider.lies.metadata,
  });
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
  const answers: Record<string, () => Promise<Answered | 'hang'>> = {
    '/.well-known/openid-configuration': async () => ({ body: metadata() }),
    '/jwks': async () => ({ body: { keys: [jwk] } }),
    '/token': async () =>
      provider.lies.token ?? {
        body: { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken() },
      },
    '/me': async () =>
      provider.lies.info ?? { body: { sub: 'liar', preferredMail: email(), ...provider.lies.userinfo } },
  };
  server.on('request', async (req, res) => {
    const path = req.url?.split('?')[0] ?? '';
    if (path === '/token') provider.asked.push(await text(req));
    const answer = (await answers[path]?.()) ?? { status: 404, body: {} };
    if (answer === 'hang') return;
    const isText = typeof answer.body === 'string';
    res.writeHead(answer.status ?? 200, { 'content-type': isText ? 'text/html' : 'application/json' });
    res.end(isText ? answer.body : JSON.stringify(answer.body));
  });
  return Object.assign(provider, {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

export const tellTheTruth = (provider: LyingProvider, but: Partial<Lies> = {}) => {
  provider.lies = { ...honest(), ...but };
};

type KeyPair = { publicKey: KeyObject; privateKey: KeyObject };

function sign(claims: Json, { signature, header }: Lies, own: KeyPair, foreign: KeyObject) {
  const unsigned = (alg: string) => `${base64({ alg, kid: 'one', ...header })}.${base64(claims)}`;
  if (signature === 'none') return `${unsigned('none')}.`;
  if (signature === 'none without dots') return unsigned('none');
  if (signature === 'empty') return `${unsigned('RS256')}.`;
  if (signature === 'HS256 with the public key') {
    const pem = own.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const input = unsigned('HS256');
    return `${input}.${createHmac('sha256', pem).update(input).digest('base64url')}`;
  }
  const key = signature === 'foreign key' ? foreign : own.privateKey;
  const input = unsigned('RS256');
  const mark = rsaSha256('sha256', Buffer.from(input), key).toString('base64url');
  const [head] = input.split('.');
  return signature === 'edited'
    ? `${head}.${base64({ ...claims, extra: true })}.${mark}`
    : `${input}.${mark}`;
}
