import { type ScimUser, scimBase, scimUrns } from '../../../contract/security/scim.ts';
import type { Env } from '../../platform/index.ts';
import type { Account } from '../identity/index.ts';
import type { scimIdentities } from './tables.ts';

export type ScimIdentity = typeof scimIdentities.$inferSelect;
export type Provided = Account & { identity: ScimIdentity | null };

/** What a provider may see of a user; the same attributes it can set. */
export function presentScimUser(
  { user, client, identity }: Provided,
  { baseUrl }: Pick<Env, 'baseUrl'>,
): ScimUser {
  const { externalId, givenName, familyName } = identity ?? {};
  const role = user.role === 'clientuser' && user.readOnly ? 'viewer' : user.role;
  return {
    schemas: client ? [scimUrns.user, scimUrns.enterprise] : [scimUrns.user],
    id: user.id,
    ...(externalId ? { externalId } : {}),
    userName: user.username,
    name: {
      formatted: user.name,
      ...(givenName ? { givenName } : {}),
      ...(familyName ? { familyName } : {}),
    },
    displayName: user.name,
    emails: [{ value: user.email, type: 'work', primary: true }],
    active: user.disabledAt === null,
    userType: role,
    roles: [{ value: role, primary: true }],
    ...(client ? { [scimUrns.enterprise]: { organization: client.code } } : {}),
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      location: `${baseUrl}${scimBase}/Users/${user.id}`,
    },
  };
}
