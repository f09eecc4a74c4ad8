import { and, eq, sql } from 'drizzle-orm';
import { db, type Env, type Keys } from '../../../platform/index.ts';
import { clientProviders, clients } from '../tables.ts';

export type ClientProvider = typeof clientProviders.$inferSelect;

const place = (id: string) => `client_providers.sealed_secret.${id}`;

export const sealProviderSecret = (keys: Keys, id: string, secret: string) => keys.seal(secret, place(id));

/** Null when no key at hand opens it. */
export function openProviderSecret(
  keys: Keys,
  { id, sealedSecret }: Pick<ClientProvider, 'id' | 'sealedSecret'>,
): string | null {
  try {
    return keys.open(sealedSecret, place(id));
  } catch {
    return null;
  }
}

/** Inside tx(). */
export async function findProvider(clientId: string): Promise<ClientProvider | null> {
  const [found] = await db().select().from(clientProviders).where(eq(clientProviders.clientId, clientId));
  return found ?? null;
}

/** Inside tx(). Whether the single sign-on of this account is that of its client's own provider. */
export async function isTiedToOwnProvider({
  clientId,
  ssoIssuer,
}: {
  clientId: string | null;
  ssoIssuer: string | null;
}): Promise<boolean> {
  return clientId !== null && ssoIssuer !== null && (await findProvider(clientId))?.issuer === ssoIssuer;
}

/**
 * Inside tx(), before it writes, and held until its end: whoever it is signing in just now is in before its sessions end,
 * or stays out.
 */
export async function holdProvider(clientId: string): Promise<ClientProvider | null> {
  const ofClient = eq(clientProviders.clientId, clientId);
  const [found] = await db().select().from(clientProviders).where(ofClient).for('update');
  return found ?? null;
}

type Bound = { clientId: string; issuer: string; oidcClientId: string };

/** Inside tx(), which holds it until its end: whether this client still signs in by this provider. */
export async function isStillBound({ clientId, issuer, oidcClientId }: Bound): Promise<boolean> {
  const [bound] = await db()
    .select({ id: clientProviders.id })
    .from(clientProviders)
    .where(
      and(
        eq(clientProviders.clientId, clientId),
        eq(clientProviders.issuer, issuer),
        eq(clientProviders.oidcClientId, oidcClientId),
      ),
    )
    .for('share');
  return bound !== undefined;
}

/** Inside tx(). The provider that the people of this client have to sign in by; null where it is left to them. */
export async function findRequiredProvider(clientId: string): Promise<ClientProvider | null> {
  const [found] = await db()
    .select({ provider: clientProviders })
    .from(clientProviders)
    .innerJoin(clients, eq(clientProviders.clientId, clients.id))
    .where(and(eq(clients.id, clientId), sql`(${clients.access}->>'ownProviderOnly')::boolean`));
  return found?.provider ?? null;
}

/**
 * Where the people of a client sign in, and where its provider sends them back to. Each provider has an address of its
 * own, so that no provider is handed a code of another (RFC 9700, mix-up).
 */
export const providerAddress = ({ publicUrl, port }: Env, { id }: Pick<ClientProvider, 'id'>) =>
  `${publicUrl ?? `http://localhost:${port}`}/login/${id}`;
