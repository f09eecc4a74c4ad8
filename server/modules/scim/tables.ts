import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, versionColumns } from '../../platform/db/columns.ts';
import { expectDuplicates } from '../../platform/db/expected-duplicates.ts';

/** Whether an identity provider may keep the list of users; the highest version counts. Off without a hash. */
export const scimSettings = pgTable('scim_settings', {
  ...versionColumns,
  tokenHash: text('token_hash'),
  lastUsedAt: at('last_used_at'),
});

/** What an identity provider says of a user and nobody here does. */
export const scimIdentities = pgTable('scim_identities', {
  userId: uuid('user_id').primaryKey(),
  externalId: text('external_id').unique(),
  givenName: text('given_name'),
  familyName: text('family_name'),
  /** The provider took this user away. Counts while the user is disabled. */
  deletedAt: at('deleted_at'),
});
expectDuplicates('scim_identities_external_id_unique');
