import { count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ClientRow } from '../../../../contract/security/clients.ts';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import type { Client } from '../accounts/account.ts';
import type { IdentityPorts } from '../ports.ts';
import { anywhere, clientProviders, clients, users } from '../tables.ts';
import { providerAddress } from './client-provider.ts';
import { presentChanges } from './provider-changes.ts';
import { clientBranding } from './tables.ts';

/** Inside tx(). Clients with their numbers. */
export async function presentClients(
  platform: Pick<Platform, 'env' | 'clock'>,
  rows: readonly Client[],
  ports: IdentityPorts,
  { role, userId }: Pick<Actor, 'role' | 'userId'>,
): Promise<ClientRow[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counts = await ports.countsOfClients(ids);
  const people = await db()
    .select({ clientId: users.clientId, people: count() })
    .from(users)
    .where(inArray(users.clientId, ids))
    .groupBy(users.clientId);
  const peopleOf = new Map(people.map((row) => [row.clientId, Number(row.people)]));
  const looks =
    role === 'admin'
      ? await db()
          .select({
            clientId: clientBranding.clientId,
            accent: clientBranding.accent,
            hasLogo: sql<boolean>`${isNotNull(clientBranding.logo)}`,
          })
          .from(clientBranding)
          .where(inArray(clientBranding.clientId, ids))
      : [];
  const brandingOf = (id: string) => {
    const found = looks.find(({ clientId }) => clientId === id);
    return found ? { accent: found.accent, hasLogo: Boolean(found.hasLogo) } : null;
  };
  const providers =
    role === 'admin'
      ? await db().select().from(clientProviders).where(inArray(clientProviders.clientId, ids))
      : [];
  const pending = role === 'admin' ? await presentChanges(platform, ids, userId) : undefined;
  const providerOf = (id: string) => {
    const found = providers.find(({ clientId }) => clientId === id);
    if (!found) return null;
    const { issuer, oidcClientId } = found;
    return { issuer, oidcClientId, address: providerAddress(platform.env, found) };
  };
  return rows.map((client) => ({
    id: client.id,
    name: client.name,
    code: client.code,
    modules: client.modules,
    active: client.active,
    legalHold: client.legalHold,
    secondLeadOnHigh: client.secondLeadOnHigh,
    access: role === 'admin' ? { ...anywhere, ...client.access } : null,
    provider: providerOf(client.id),
    pending: pending?.get(client.id) ?? null,
    branding: brandingOf(client.id),
    storage: {
      files: counts.get(client.id)?.files ?? 0,
      bytes: counts.get(client.id)?.bytes ?? 0,
      maxFiles: client.maxFiles,
      maxMegabytes: client.maxMegabytes,
    },
    users: peopleOf.get(client.id) ?? 0,
    openRequests: counts.get(client.id)?.openRequests ?? 0,
    thirdParties: counts.get(client.id)?.thirdParties ?? 0,
    createdAt: client.createdAt.toISOString(),
    version: client.version,
  }));
}

/** Inside tx(). */
export async function findClientByCode(code: string): Promise<Client | null> {
  const [found] = await db().select().from(clients).where(eq(clients.code, code));
  return found ?? null;
}

/** Inside tx(). */
export async function findClient(id: string): Promise<Client | null> {
  const [found] = await db().select().from(clients).where(eq(clients.id, id));
  return found ?? null;
}
