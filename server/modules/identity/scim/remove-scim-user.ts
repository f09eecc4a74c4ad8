import { db } from '../../../platform/index.ts';
import { disableUser } from '../people/disable-user.ts';
import { recordUser } from '../people/record-user.ts';
import { scimIdentities } from '../tables.ts';
import { findTheirs } from './find-scim-users.ts';
import { actOf, type Provider } from './provider.ts';

/** Disabled for good, and no longer there for the provider. The row stays: what a person did stays theirs. */
export function removeScimUser(provider: Provider, id: string): Promise<void> {
  const { database, clock } = provider.platform;
  return database.tx({ kind: 'identity' }, async () => {
    const known = await findTheirs(id);
    const act = actOf(provider, known, { action: 'disable' });
    await disableUser(act);
    const gone = { deletedAt: clock.now(), externalId: null };
    await db()
      .insert(scimIdentities)
      .values({ userId: known.user.id, ...gone })
      .onConflictDoUpdate({ target: scimIdentities.userId, set: gone });
    await recordUser(act, 'user.changed', { fields: ['removedByProvider'] });
  });
}
