import { and, asc, eq, getTableColumns, gt, isNotNull, isNull } from 'drizzle-orm';
import { db, type Keys, type Platform } from '../../../platform/index.ts';
import { openProviderSecret, sealProviderSecret } from '../clients/client-provider.ts';
import { openIn, sealIn } from '../session/open-session.ts';
import { revokeSession } from '../session/revoke.ts';
import { clientProviderChanges, clientProviders, sessions, users } from '../tables.ts';
import { openSeed, sealSeed } from './seeds.ts';

const batch = 500;
const none = '00000000-0000-0000-0000-000000000000';
const isCurrent = (keys: Keys, sealed: string) => sealed.startsWith(`${keys.active}.`);

/**
 * At the start: what was sealed with an earlier key is sealed with the one in use, so that the earlier one can be
 * taken away some day. Answers how many authenticators no key at hand opens: their people cannot sign in.
 */
export async function reseal(platform: Platform): Promise<{ lost: number }> {
  const { database, keys } = platform;
  await database.tx({ kind: 'identity' }, () => resealSessions(platform));
  await database.tx({ kind: 'identity' }, () => resealProviders(platform));
  let lost = 0;
  for (let after: string | undefined = none; after; ) {
    const last: string = after;
    const done = await database.tx({ kind: 'identity' }, () => resealSeeds(keys, last));
    lost += done.lost;
    after = done.last;
  }
  return { lost };
}

async function resealSeeds(keys: Keys, after: string) {
  const rows = await db()
    .select({ id: users.id, totpSeed: users.totpSeed })
    .from(users)
    .where(and(isNotNull(users.totpSeed), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(batch);
  let lost = 0;
  for (const { id, totpSeed } of rows) {
    const sealed = totpSeed ?? '';
    const seed = openSeed(keys, { id, totpSeed });
    if (seed === null) lost += 1;
    else if (!isCurrent(keys, sealed))
      await db()
        .update(users)
        .set({ totpSeed: sealSeed(keys, id, seed) })
        .where(and(eq(users.id, id), eq(users.totpSeed, sealed)));
  }
  return { lost, last: rows.at(-1)?.id };
}

/** A session whose key is lost could not be refreshed: it ends, and its person signs in again. */
async function resealSessions({ keys, clock }: Platform) {
  const live = await db()
    .select({ id: sessions.id, handle: sessions.handle, roleKey: sessions.roleKey })
    .from(sessions)
    .where(and(isNull(sessions.revokedAt), gt(sessions.expiresAt, clock.now())));
  for (const { id, handle, roleKey } of live) {
    const plain = roleKeyOf(keys, handle, roleKey);
    if (plain === null) await revokeSession(id, 'account', clock.now());
    else if (!isCurrent(keys, roleKey))
      await db()
        .update(sessions)
        .set({ roleKey: sealIn(keys, handle, 'role_key', plain) })
        .where(eq(sessions.id, id));
  }
}

/** A secret whose key is lost stays as it is: signing in by this provider fails until it is entered again. */
async function resealProviders({ keys, log }: Platform) {
  const waiting = { ...getTableColumns(clientProviderChanges), id: clientProviderChanges.providerId };
  const stored = [
    { table: clientProviders, rows: await db().select().from(clientProviders) },
    { table: clientProviderChanges, rows: await db().select(waiting).from(clientProviderChanges) },
  ];
  for (const { table, rows } of stored)
    for (const { id, clientId, sealedSecret } of rows) {
      if (isCurrent(keys, sealedSecret)) continue;
      const secret = openProviderSecret(keys, { id, sealedSecret });
      if (secret === null)
        log.warn({ clientId }, 'no key opens the secret of this client’s identity provider');
      else
        await db()
          .update(table)
          .set({ sealedSecret: sealProviderSecret(keys, id, secret) })
          .where(eq(table.clientId, clientId));
    }
}

function roleKeyOf(keys: Keys, handle: string, sealed: string): string | null {
  try {
    return openIn(keys, handle, 'role_key', sealed);
  } catch {
    return null;
  }
}
