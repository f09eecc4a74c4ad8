import { eq } from 'drizzle-orm';
import { type ScimUser, scimPatch } from '../../../contract/security/scim.ts';
import { db, UNUSABLE_VALUE } from '../../platform/index.ts';
import { findAccount } from '../identity/index.ts';
import { changeUser, disableUser, recordUser } from '../people/index.ts';
import { enableScimUser } from './enable-scim-user.ts';
import { findProvided, findTheirs } from './find-scim-users.ts';
import { patched } from './patch.ts';
import { presentScimUser } from './present-scim-user.ts';
import { actOf, type Provider } from './provider.ts';
import { readResource, readUser } from './read-user.ts';
import { refuse } from './scim-refusal.ts';
import { storeIdentity } from './store-identity.ts';
import { scimIdentities } from './tables.ts';
import { valuesOf } from './wanted-user.ts';

type Resource = Record<string, unknown>;

/** What a replacement does not say stays as it is: a provider leaves out what it does not know. */
export const replaceScimUser = (provider: Provider, id: string, resource: Resource) =>
  change(provider, id, () => resource);

export function patchScimUser(provider: Provider, id: string, body: Resource) {
  const read = scimPatch.safeParse(body);
  if (!read.success) throw refuse('invalidSyntax', patchMessage(read.error.issues[0]));
  return change(provider, id, (before) => {
    const after = patched(before, read.data.Operations);
    for (const name of ['userName', 'emails', 'roles', 'active'])
      if (!(name in after) || (Array.isArray(after[name]) && after[name].length === 0))
        throw refuse('mutability', `A user has ${name}: it can be replaced, not removed.`);
    return after;
  });
}

const patchMessage = (issue?: { path: PropertyKey[]; message: string }) =>
  `${issue?.path.join('.') || 'request'}: ${issue?.message ?? UNUSABLE_VALUE}`;

/** All of it or nothing, as one transaction. */
function change(provider: Provider, id: string, next: (before: Resource) => Resource): Promise<ScimUser> {
  const { platform } = provider;
  return platform.database.tx({ kind: 'identity' }, async () => {
    const known = await findTheirs(id);
    const before = presentScimUser(known, platform.env);
    const wanted = readUser(readResource(next({ ...before })), readResource({ ...before }));
    const user = await valuesOf(wanted, known.user);
    await changeUser(actOf(provider, known, { action: 'change', user }));
    const fresh = async () => (await findAccount(id)) ?? known;
    await storeIdentity(provider, await fresh(), known.identity, wanted);
    // An administrator let in again whom the provider had removed: it speaks of them again.
    if (known.identity?.deletedAt)
      await db().update(scimIdentities).set({ deletedAt: null }).where(eq(scimIdentities.userId, id));
    if (wanted.active === false) await disableUser(actOf(provider, await fresh(), { action: 'disable' }));
    if (wanted.active === true) await enableScimUser(provider, await fresh());
    return presentScimUser(await findProvided(id), platform.env);
  });
}

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
