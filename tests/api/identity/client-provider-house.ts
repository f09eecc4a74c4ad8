import type { clients } from '../../../contract/index.ts';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import type { Env } from '../../../server/platform/env.ts';
import {
  type Lies,
  type LyingProvider,
  startLyingProvider,
  tellTheTruth,
} from '../../support/peers/lying-provider.ts';
import {
  clientSecret,
  newProof,
  type Proof,
  settingsFor,
  ssoLoginWith,
} from '../../support/peers/sign-on.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp, type TestApp } from '../../support/servers/test-app.ts';

export const save = 'POST /security/v1.0/clientdetails';
export const free: clients.ClientAccess = { networks: [], idleSeconds: null, absoluteHours: null };

type Saved = { access?: clients.ClientAccess; provider?: object | null };
type Coming = Partial<Lies> & { from?: LyingProvider; with?: object };

/** Providers that say what the test wants of anybody, and a server whose clients may bind them. */
export async function openProviderHouse(deployment: Env['deployment'] = 'on-premise') {
  let proof: Proof = newProof();
  const start = () =>
    startLyingProvider(
      () => 'nobody@example.com',
      () => proof.nonce,
    );
  const [own, other, house] = [await start(), await start(), await start()];
  const sso = deployment === 'saas' ? settingsFor(house.issuer) : undefined;
  const env = { deployment, outboundAllow: [own.issuer, other.issuer], ...(sso && { sso }) };
  // Tokens of the providers are judged by the present.
  const test: TestApp = await openTestApp({ start: new Date(), env });
  const admin: Member = await signInAs(test, { role: 'admin' });
  let came = 0;

  const rowOf = async (clientId: string) => {
    const { Data } = await admin.call('GET /security/v1.0/clientdetails', { pageSize: 200 });
    const found = Data.find(({ id }) => id === clientId);
    if (!found) throw new Error('no such client');
    return found;
  };

  async function trySave(clientId: string, { access = free, provider }: Saved, who: HttpClient = admin) {
    const { name, code, active, version } = await rowOf(clientId);
    return who.attempt(save, {
      ...{ id: clientId, version, name, code, active, modules: [], access },
      ...(provider !== undefined && { provider }),
    } as never);
  }

  /** Binds a provider to a client; answers the id in its sign-in address. */
  async function bind(clientId: string, bound: LyingProvider, access = free): Promise<string> {
    tellTheTruth(bound);
    const provider = { issuer: bound.issuer, oidcClientId: 'prudence', oidcSecret: clientSecret };
    const { status, body } = await trySave(clientId, { access, provider });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return (await rowOf(clientId)).provider?.address.split('/').at(-1) ?? '';
  }

  /** Somebody comes back from a provider that says these things of them. */
  async function comeBack(
    door: string,
    claims: object,
    { from = own, with: more = {}, ...lies }: Coming = {},
  ) {
    // So that the last event is the last by its time.
    test.platform.clock.advance(1);
    proof = newProof();
    const sub = (claims as { sub?: string }).sub ?? 'liar';
    tellTheTruth(from, { claims: { sub }, userinfo: { preferredMail: undefined, sub, ...claims }, ...lies });
    came += 1;
    const browser = test.visitor(`10.9.${came >> 8}.${came & 255}`);
    const returned = { code: `code${came}`, state: proof.state, iss: from.issuer };
    const provider = {
      provider: door,
      redirect_uri: `http://localhost:${test.platform.env.port}/login/${door}`,
    };
    const answer = await ssoLoginWith(browser, returned, proof, { ...(door && provider), ...more });
    Object.assign(browser, { access: answer.body.access ?? '', refresh: answer.body.refresh ?? '' });
    return { ...answer, browser, sent: { ...returned, proof } };
  }

  return {
    ...test,
    admin,
    own,
    other,
    rowOf,
    trySave,
    bind,
    comeBack,
    async close() {
      await test.close();
      await Promise.all([own, other, house].map((one) => one.close()));
    },
    house,
  };
}

export type ProviderHouse = Awaited<ReturnType<typeof openProviderHouse>>;
