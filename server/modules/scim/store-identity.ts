import { and, eq, ne } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { Account } from '../identity/index.ts';
import { recordUser } from '../people/index.ts';
import type { ScimIdentity } from './present-scim-user.ts';
import type { Provider } from './provider.ts';
import type { Wanted } from './read-user.ts';
import { refuse, ScimRefusal } from './scim-refusal.ts';
import { scimIdentities } from './tables.ts';

const fields = ['externalId', 'givenName', 'familyName'] as const;
const longest = 200;

/** Inside tx(). What only the provider knows of a user: its own id, and the two halves of the name. */
export async function storeIdentity(
  provider: Provider,
  account: Account,
  known: ScimIdentity | null,
  wanted: Wanted,
): Promise<void> {
  const changed = fields.filter(
    (field) => wanted[field] !== undefined && (wanted[field] || null) !== (known?.[field] ?? null),
  );
  if (changed.length === 0) return;
  const values = Object.fromEntries(changed.map((field) => [field, wanted[field] || null]));
  for (const field of changed)
    if ((wanted[field]?.length ?? 0) > longest)
      throw refuse('invalidValue', `${field}: at most ${longest} characters.`);
  const userId = account.user.id;
  if (wanted.externalId) await assertFree(wanted.externalId, userId);
  await db()
    .insert(scimIdentities)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: scimIdentities.userId, set: values });
  const personalChanges = changed.map((field) => ({
    field,
    before: known?.[field] ?? null,
    after: wanted[field] || null,
  }));
  await recordUser({ ...provider, account }, 'user.changed', { fields: [...changed] }, { personalChanges });
}

/** Inside tx(). Nothing that names an erased person stays; for the provider they are gone. */
export async function forgetIdentity(userId: string, now: Date): Promise<void> {
  const nobody = { externalId: null, givenName: null, familyName: null, deletedAt: now };
  await db()
    .insert(scimIdentities)
    .values({ userId, ...nobody })
    .onConflictDoUpdate({ target: scimIdentities.userId, set: nobody });
}

async function assertFree(externalId: string, userId: string) {
  const taken = and(eq(scimIdentities.externalId, externalId), ne(scimIdentities.userId, userId));
  if ((await db().$count(scimIdentities, taken)) > 0)
    throw new ScimRefusal(409, 'uniqueness', 'Another user has this externalId.');
}
