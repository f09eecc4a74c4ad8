import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** How a monitored third party was last compared with every list, outside of the screening of its requests. */
export const watchedParties = pgTable('watched_parties', {
  thirdPartyId: uuid('third_party_id').primaryKey(),
  clientId: uuid('client_id').notNull(),
  methodVersion: text('method_version').notNull(),
  /** Over its names and what corroborates them. */
  subjectsHash: text('subjects_hash').notNull(),
  watchedAt: timestamp('watched_at', { withTimezone: true, mode: 'date' }).notNull(),
});
