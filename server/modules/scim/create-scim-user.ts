import { eq, sql } from 'drizzle-orm';
import type { ScimUser } from '../../../contract/security/scim.ts';
import { findAccount, markUser, userView } from '../identity/index.ts';
import {
  changeUser,
  createUser,
  disableUser,
  forgetAccess,
  type InputOf,
  inviteUser,
} from '../people/index.ts';
import { enableScimUser } from './enable-scim-user.ts';
import { assertTheirs, findProvided, findTakenAway } from './find-scim-users.ts';
import { type Provided, presentScimUser } from './present-scim-user.ts';
import { actOf, type Provider } from './provider.ts';
import { readResource, readUser, type Wanted } from './read-user.ts';
import { refuse } from './scim-refusal.ts';
import { storeIdentity } from './store-identity.ts';
import { valuesOf } from './wanted-user.ts';

/** Invites somebody, or lets somebody in again whom the provider had taken away, as if they were new. */
export function createScimUser(provider: Provider, resource: Record<string, unknown>): Promise<ScimUser> {
  const { platform, ports, actor } = provider;
  const wanted = complete(readUser(readResource(resource)));
  return platform.database.tx({ kind: 'identity' }, async () => {
    const user = await valuesOf(wanted);
    const before = await findTakenAway(
      eq(sql`lower(${userView.username})`, (user.username ?? '').toLowerCase()),
    );
    if (before) await assertTheirs(before.user);
    const isActive = wanted.active !== false;
    const id = before
      ? await takeBack(provider, before, user)
      : (await createUser(platform, ports, actor, { user: user as NewUser }, { silent: !isActive })).id;
    await markUser(id, { provisioned: true });
    const created = await findProvided(id);
    await storeIdentity(provider, created, created.identity, wanted);
    if (!isActive) await disableUser(actOf(provider, created, { action: 'disable' }));
    return presentScimUser(await findProvided(id), platform.env);
  });
}

/** What `complete` leaves nothing out of. */
type NewUser = InputOf<'create'>['user'];

/** The protocol asks for a user name alone: the rest must follow from it, or be there. */
function complete(wanted: Wanted): Wanted {
  const { username, name, role } = wanted;
  const email = wanted.email ?? (username?.includes('@') ? username : undefined);
  const missing = Object.entries({ userName: username, emails: email, roles: role })
    .filter(([, value]) => value === undefined)
    .map(([attribute]) => attribute);
  if (missing.length > 0) throw refuse('invalidValue', `Missing: ${missing.join(', ')}.`);
  return { ...wanted, email, name: name ?? username };
}

/** Nothing of what let them in before does so again: the name may be another person's by now. */
async function takeBack(
  provider: Provider,
  before: Provided,
  user: Awaited<ReturnType<typeof valuesOf>>,
): Promise<string> {
  const { id } = before.user;
  const fresh = async () => (await findAccount(id)) ?? before;
  await enableScimUser(provider, before);
  await changeUser(actOf(provider, await fresh(), { action: 'change', user }));
  await forgetAccess(actOf(provider, await fresh(), { action: 'reset_two_factor' }));
  await inviteUser(actOf(provider, await fresh(), { action: 'invite' }));
  return id;
}
