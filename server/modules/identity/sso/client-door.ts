import { and, eq } from 'drizzle-orm';
import type { CustomFetch } from 'openid-client';
import {
  bytesOf,
  db,
  invalidField,
  notFound,
  type Outbound,
  type Platform,
  type SingleSignOn,
} from '../../../platform/index.ts';
import { type ClientProvider, openProviderSecret, providerAddress } from '../clients/client-provider.ts';
import { clientProviders, clients } from '../tables.ts';
import { type IdentityProvider, identityProvider } from './identity-provider.ts';

/** By whom single sign-on comes in, and whose people it reaches; null: those of the installation's own provider. */
export type Door = { provider: IdentityProvider; clientId: string | null };

type Known = { row: ClientProvider; provider: IdentityProvider };
const known = new WeakMap<Platform['keys'], Map<string, Known>>();

const isSame = (one: ClientProvider, other: ClientProvider) =>
  one.issuer === other.issuer &&
  one.oidcClientId === other.oidcClientId &&
  one.sealedSecret === other.sealedSecret;

/** The provider of a client by the id in its sign-in address, as it is stored now; null for every other id. */
export async function findClientDoor(platform: Platform, id: string): Promise<Door | null> {
  const { database, keys } = platform;
  const [found] = await database.tx({ kind: 'identity' }, () =>
    db()
      .select({ row: clientProviders })
      .from(clientProviders)
      .innerJoin(clients, eq(clientProviders.clientId, clients.id))
      .where(and(eq(clientProviders.id, id), eq(clients.active, true))),
  );
  if (!found) return null;
  const { row } = found;
  const remembered = known.get(keys) ?? new Map<string, Known>();
  known.set(keys, remembered);
  const before = remembered.get(id);
  const secret = openProviderSecret(keys, row);
  if (secret === null) return null;
  const provider = before && isSame(before.row, row) ? before.provider : providerOf(platform, row, secret);
  remembered.set(id, { row, provider });
  return { provider, clientId: row.clientId };
}

/** What the browser needs to go there. */
export async function presentClientDoor(platform: Platform, id: string) {
  const door = await findClientDoor(platform, id);
  if (!door) throw notFound();
  const { clientId, redirectUri, scope } = door.provider.settings;
  const { authorizeUrl } = await door.provider.addresses();
  return { Result: 'Success' as const, Data: { authorizeUrl, clientId, redirectUri, scope } };
}

/** Never inside tx(). Refuses an issuer whose discovery document cannot be read from here. */
export async function assertDiscoverable(platform: Platform, row: Pick<ClientProvider, 'id' | 'issuer'>) {
  try {
    platform.outbound.check(row.issuer);
    await providerOf(platform, { ...row, oidcClientId: 'unused' }, 'unused').configuration();
  } catch {
    throw invalidField(
      'provider.issuer',
      'Can’t read the configuration of this identity provider. Check the issuer.',
    );
  }
}

function providerOf(
  { env, log, outbound }: Platform,
  row: Pick<ClientProvider, 'id' | 'issuer' | 'oidcClientId'>,
  clientSecret: string,
): IdentityProvider {
  const redirectUri = providerAddress(env, row);
  const settings: SingleSignOn = {
    issuer: row.issuer,
    clientId: row.oidcClientId,
    clientSecret,
    redirectUri,
    scope: 'openid email profile',
    // Roles of a client's people are given in Settings: its provider says who somebody is, never what they may do.
    roleClaim: undefined,
    authorizeUrl: undefined,
    endSessionUrl: undefined,
    logoutRedirectUri: redirectUri,
    allowedLogoutHosts: [redirectUri, redirectUri],
  };
  return identityProvider(settings, log, outboundFetch(outbound));
}

const timeMs = 5000;
const maxBytes = 1_000_000;

/** `fetch` for a provider that an administrator named: it reaches what addresses that people type may reach, and nothing else. */
const outboundFetch =
  (outbound: Outbound): CustomFetch =>
  async (url, { method, headers: sent, body }) => {
    const answer = await outbound.fetch({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(sent)),
      ...(body && { body: String(body) }),
      timeMs,
      maxBytes,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value ?? []].flat()) headers.append(name, one);
    return new Response(new Uint8Array(await bytesOf(answer)), { status: answer.status, headers });
  };
