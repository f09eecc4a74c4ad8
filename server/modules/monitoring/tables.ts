import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../platform/db/columns.ts';
import type { Truncated } from '../screening/index.ts';

/** A list version that a third party was compared with, and at which threshold (0–1). */
export type ComparedList = { watchlistId: string; versionId: string; threshold: number };

/** How a monitored third party was last compared with every list, outside of the screening of its requests. */
export const watchedParties = pgTable('watched_parties', {
  thirdPartyId: uuid('third_party_id').primaryKey(),
  clientId: uuid('client_id').notNull(),
  methodVersion: text('method_version').notNull(),
  /** The request whose facts were compared; null where that was not kept yet. */
  requestId: uuid('request_id'),
  /** Over its names and what corroborates them. */
  subjectsHash: text('subjects_hash').notNull(),
  /** By version. */
  lists: jsonb('lists').$type<ComparedList[]>().notNull().default([]),
  truncated: jsonb('truncated').$type<Truncated[]>().notNull().default([]),
  /** When the facts were read that were compared then. */
  watchedAt: at('watched_at').notNull(),
});

/** By which method a released request was last compared with every list, outside of its own screenings. */
export const rescreenedRequests = pgTable('rescreened_requests', {
  requestId: uuid('request_id').primaryKey(),
  clientId: uuid('client_id').notNull(),
  methodVersion: text('method_version').notNull(),
  at: at('at').notNull(),
});
