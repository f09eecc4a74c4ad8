import { createHash, randomBytes } from 'node:crypto';
import { cookieJar } from '../../../mock/http/cookie-jar.ts';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import type { SingleSignOn } from '../../../server/platform/index.ts';

export const clientSecret = 'only-server-and-provider-know-this-4471';
export const redirectUri = 'http://localhost:5011/login';

export const settingsFor = (issuer: string, more: Partial<SingleSignOn> = {}): SingleSignOn => ({
  issuer,
  clientId: 'prudence',
  clientSecret,
  redirectUri,
  scope: 'openid email profile',
  roleClaim: undefined,
  authorizeUrl: undefined,
  endSessionUrl: undefined,
  logoutRedirectUri: 'http://localhost:5011/',
  allowedLogoutHosts: ['http://localhost:5011/', 'https://prudence.example/'],
  ...more,
});

export type Proof = { state: string; nonce: string; verifier: string };

const random = () => randomBytes(32).toString('base64url');
export const newProof = (): Proof => ({ state: random(), nonce: random(), verifier: random() });

/** Where a browser begins: the provider's authorize address with what only this browser knows. */
export function authorizeAddress(issuer: string, { state, nonce, verifier }: Proof, more = {}): string {
  const address = new URL(`${issuer}/auth`);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: 'prudence',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }).toString();
  return address.href;
}

/** A browser without a window signs in at the provider; answers the address it is sent back to. */
export async function signInAtProvider(start: string, login: string, password: string): Promise<URL> {
  const cookies = cookieJar();
  let next = start;
  let body: URLSearchParams | undefined;
  for (let hops = 0; hops < 10; hops += 1) {
    const headers = { cookie: cookies.header() };
    const answer = await fetch(next, {
      redirect: 'manual',
      headers,
      ...(body && { method: 'POST', body }),
    });
    cookies.keep(answer);
    body = undefined;
    const location = answer.headers.get('location');
    if (location) {
      const url = new URL(location, next);
      if (url.href.startsWith(redirectUri)) return url;
      next = url.href;
    } else if (answer.status === 200 && new URL(next).pathname.startsWith('/interaction/')) {
      body = new URLSearchParams({ login, password });
    } else throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
  }
  throw new Error('the provider led nowhere');
}

type Returned = { code: string; state: string; iss?: string };

export const returnedBy = (address: URL): Returned => ({
  code: address.searchParams.get('code') ?? '',
  state: address.searchParams.get('state') ?? '',
  iss: address.searchParams.get('iss') ?? undefined,
});

/** What the login screen sends when it was called back. */
export const ssoLoginWith = (browser: HttpClient, returned: Returned, proof: Proof, more = {}) =>
  browser.attempt('POST /security/v1.0/ssologin', {
    ...returned,
    redirect_uri: redirectUri,
    code_verifier: proof.verifier,
    nonce: proof.nonce,
    ...more,
  });
