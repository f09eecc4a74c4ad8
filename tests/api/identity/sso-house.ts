import type { HttpClient } from '../../../mock/http/http-client.ts';
import {
  type ProviderAccount,
  type RunningProvider,
  startIdentityProvider,
} from '../../../mock/identity-provider.ts';
import type { SingleSignOn } from '../../../server/platform/index.ts';
import {
  authorizeAddress,
  clientSecret,
  newProof,
  redirectUri,
  returnedBy,
  settingsFor,
  signInAtProvider,
  ssoLoginWith,
} from '../../support/peers/sign-on.ts';
import { openTestApp, type TestApp } from '../../support/servers/test-app.ts';

type SsoHouse = TestApp & { provider: RunningProvider; accounts: ProviderAccount[] };

const providerPassword = 'at-the-provider';

/** A server in saas deployment beside a real provider; accounts may be added and changed at any time. */
export async function openSsoHouse(more: Partial<SingleSignOn> = {}): Promise<SsoHouse> {
  const accounts: ProviderAccount[] = [];
  const provider = await startIdentityProvider({
    clientId: 'prudence',
    clientSecret,
    redirectUris: [redirectUri, 'http://localhost:5011/other'],
    logoutRedirectUris: ['http://localhost:5011/'],
    accounts,
  });
  // Tokens of the provider are judged by the present.
  const start = new Date();
  const sso = settingsFor(provider.issuer, more);
  const test = await openTestApp({ start, env: { deployment: 'saas', sso } });
  return {
    ...test,
    provider,
    accounts,
    async close() {
      await test.close();
      await provider.close();
    },
  };
}

/** Somebody the provider knows. */
export function addAccount(house: SsoHouse, login: string, claims: Record<string, unknown>): ProviderAccount {
  const account = { login, password: providerPassword, claims: { sub: `sub-${login}`, ...claims } };
  house.accounts.push(account);
  return account;
}

/** The whole way through the provider, up to where the browser comes back. */
export async function comeBack(house: SsoHouse, login: string, proof = newProof()) {
  const start = authorizeAddress(house.provider.issuer, proof);
  const returned = returnedBy(await signInAtProvider(start, login, providerPassword));
  return { proof, returned };
}

/** The whole way; the browser then carries the session if there is one. */
export async function signOnAs(house: SsoHouse, browser: HttpClient, login: string) {
  const { proof, returned } = await comeBack(house, login);
  const answer = await ssoLoginWith(browser, returned, proof);
  Object.assign(browser, { access: answer.body.access ?? '', refresh: answer.body.refresh ?? '' });
  return answer;
}
