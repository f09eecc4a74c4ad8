import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AlikeNames } from '../../../engine/clusters/index.ts';
import { at } from '../../platform/db/columns.ts';
import type { EntryRef, StoredLink } from './records.ts';

/** An entry by its list, whatever the version, and the id it has there. */
const entry = { watchlistId: uuid('watchlist_id').notNull(), entryId: text('entry_id').notNull() };

/** Which version of a list its entries were last clustered from, and by which method. */
export const clusteredLists = pgTable('clustered_lists', {
  watchlistId: uuid('watchlist_id').primaryKey(),
  versionId: uuid('version_id').notNull(),
  method: text('method').notNull(),
  clusteredAt: at('clustered_at').notNull(),
});

/** Entries that still have to be searched for, compared or put into clusters. A row goes when its entry is done. */
export const clusterQueue = pgTable('cluster_queue', { ...entry, step: text('step').notNull() }, (table) => [
  primaryKey({ name: 'cluster_queue_entry', columns: [table.watchlistId, table.entryId] }),
  index('cluster_queue_step').on(table.step),
]);

/** What the names and numbers of one entry found. `names` is null where only a number is the same. */
export const alikeEntries = pgTable(
  'alike_entries',
  {
    ...entry,
    otherWatchlistId: uuid('other_watchlist_id').notNull(),
    otherEntryId: text('other_entry_id').notNull(),
    names: jsonb('names').$type<AlikeNames>(),
    /** Whether the two are linked by all that their lists say. */
    isLink: boolean('is_link').notNull().default(false),
  },
  (table) => [
    primaryKey({
      name: 'alike_entries_pair',
      columns: [table.watchlistId, table.entryId, table.otherWatchlistId, table.otherEntryId],
    }),
    index('alike_entries_other').on(table.otherWatchlistId, table.otherEntryId),
  ],
);

/** The entries that are held to be one person or organisation. An id is never given to another cluster. */
export const clusters = pgTable('clusters', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Why its entries count as one. */
  links: jsonb('links').$type<StoredLink[]>().notNull(),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
  /** When it had fewer than two entries; null while it stands. */
  endedAt: at('ended_at'),
});

/** Which entries stand in a cluster, and which stood in it before. */
export const clusterMembers = pgTable(
  'cluster_members',
  {
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id),
    ...entry,
    joinedAt: at('joined_at').notNull(),
    leftAt: at('left_at'),
  },
  (table) => [
    index('cluster_members_cluster').on(table.clusterId),
    index('cluster_members_entry').on(table.watchlistId, table.entryId),
    uniqueIndex('cluster_members_one').on(table.watchlistId, table.entryId).where(sql`left_at is null`),
  ],
);

/** An entry that an administrator took out of a cluster. It stands until somebody joins it back. */
export const clusterSplits = pgTable(
  'cluster_splits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id),
    ...entry,
    /** The other entries of the cluster: it is held to be of another party than any of them. */
    apartFrom: jsonb('apart_from').$type<EntryRef[]>().notNull(),
    reason: text('reason').notNull(),
    splitBy: uuid('split_by').notNull(),
    splitAt: at('split_at').notNull(),
    joinReason: text('join_reason'),
    joinedBy: uuid('joined_by'),
    joinedAt: at('joined_at'),
  },
  (table) => [
    uniqueIndex('cluster_splits_one')
      .on(table.clusterId, table.watchlistId, table.entryId)
      .where(sql`joined_at is null`),
  ],
);
