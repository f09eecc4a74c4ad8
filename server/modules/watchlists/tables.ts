import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ListMapping } from '../../../contract/list-columns.ts';
import type { ListFormat } from '../../../contract/list-formats.ts';
import { match } from '../../../contract/screening/matches.ts';
import { type ListVersion, listVersion, type RemovalLimit } from '../../../contract/screening/watchlists.ts';
import type { ListTopic } from '../../../contract/words.ts';
import { at, shown } from '../../platform/db/columns.ts';
import type { SeenFile } from './folder/folder-file.ts';
import type { AffectedRequest, RejectedLine, StoredListFile, UnknownTopic } from './records.ts';

export const watchlists = pgTable('watchlists', {
  id: uuid('id').primaryKey().defaultRandom(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  format: text('format').$type<ListFormat>().notNull(),
  threshold: real('threshold').notNull().default(0.74),
  /** Chosen columns of a list of the firm's own, as of the active version; null where the headings decide. */
  mapping: jsonb('mapping').$type<ListMapping>(),
  /** What the list is about, as of the active version, and what its own words for topics stand for. */
  topic: text('topic').$type<ListTopic>(),
  topicWords: jsonb('topic_words').$type<Record<string, ListTopic>>().notNull().default({}),
  createdAt: at('created_at').notNull(),
});

export const watchlistVersions = pgTable(
  'watchlist_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    watchlistId: uuid('watchlist_id')
      .notNull()
      .references(() => watchlists.id),
    number: integer('number').notNull(),
    status: text('status').$type<ListVersion['status']>().notNull(),
    importedBy: uuid('imported_by').notNull(),
    importedAt: at('imported_at').notNull(),
    /** As the file tells, or who imported it. */
    publishedOn: date('published_on', { mode: 'string' }),
    activatedAt: at('activated_at'),
    sha256: text('sha256').notNull(),
    /** Over the files as they were sent or fetched, before a zip was unpacked: the same need not be imported again. */
    fetchedSha256: text('fetched_sha256'),
    files: jsonb('files').$type<StoredListFile[]>().notNull(),
    /** The columns and the topic that it is read by. The list takes them over once it is activated. */
    mapping: jsonb('mapping').$type<ListMapping>(),
    topic: text('topic').$type<ListTopic>(),
    counts: shown('counts', listVersion.shape.counts).notNull(),
    rejected: jsonb('rejected').$type<RejectedLine[]>().notNull().default([]),
    /** Topic words that nobody had explained when it was read. */
    unknownTopics: jsonb('unknown_topics').$type<UnknownTopic[]>().notNull().default([]),
    affected: jsonb('affected').$type<AffectedRequest[]>().notNull().default([]),
    /** When the requests were compared, and with which version that was active then. */
    affectedAt: at('affected_at'),
    affectedBaseId: uuid('affected_base_id'),
    /** The version that was active when this one was staged: what the preview compares with. */
    baseVersionId: uuid('base_version_id'),
    jobId: uuid('job_id'),
    error: text('error'),
    /** Why it failed: its files, or this server. */
    failure: text('failure').$type<'unreadable' | 'stopped'>(),
  },
  (table) => [
    uniqueIndex('watchlist_versions_number').on(table.watchlistId, table.number),
    uniqueIndex('watchlist_versions_one_active').on(table.watchlistId).where(sql`status = 'active'`),
  ],
);

/** Where a list is published, and how often it is fetched from there. */
export const watchlistFeeds = pgTable('watchlist_feeds', {
  watchlistId: uuid('watchlist_id')
    .primaryKey()
    .references(() => watchlists.id),
  addresses: jsonb('addresses').$type<string[]>().notNull(),
  everyHours: integer('every_hours').notNull(),
  /** Whether a version is activated automatically where `can-auto-activate.ts` has nothing against it. */
  activate: boolean('activate').notNull(),
  removalLimit: jsonb('removal_limit').$type<RemovalLimit>().notNull().default({ entries: 20, percent: 0.5 }),
  savedBy: uuid('saved_by').notNull(),
  nextAt: at('next_at').notNull(),
  checkedAt: at('checked_at'),
  error: text('error'),
  /** In a row. */
  failures: integer('failures').notNull().default(0),
});

/** Which files of the operator's folder are a list. */
export const watchlistFolders = pgTable('watchlist_folders', {
  watchlistId: uuid('watchlist_id')
    .primaryKey()
    .references(() => watchlists.id),
  files: jsonb('files').$type<string[]>().notNull(),
  activate: boolean('activate').notNull(),
  removalLimit: jsonb('removal_limit').$type<RemovalLimit>().notNull().default({ entries: 20, percent: 0.5 }),
  savedBy: uuid('saved_by').notNull(),
  /** As they were at the last look, and as they were when they were done with. */
  seen: jsonb('seen').$type<SeenFile[]>().notNull(),
  taken: jsonb('taken').$type<SeenFile[]>().notNull(),
  /** The version that was begun with them, and how many times by now. */
  versionId: uuid('version_id'),
  tries: integer('tries').notNull().default(0),
  checkedAt: at('checked_at'),
  error: text('error'),
});

/** One entry of one version, whole. `fingerprint` says whether it changed against another version. */
export const watchlistEntries = pgTable(
  'watchlist_entries',
  {
    versionId: uuid('version_id')
      .notNull()
      .references(() => watchlistVersions.id),
    entryId: text('entry_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    name: text('name').notNull(),
    entry: shown('entry', match.shape.entry).notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.entryId] })],
);

/** Of entries whose older versions were removed: the first version that had them, and when it was activated. */
export const firstVersions = pgTable(
  'watchlist_first_versions',
  {
    watchlistId: uuid('watchlist_id')
      .notNull()
      .references(() => watchlists.id),
    entryId: text('entry_id').notNull(),
    version: integer('version').notNull(),
    activatedAt: at('activated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.watchlistId, table.entryId] })],
);
