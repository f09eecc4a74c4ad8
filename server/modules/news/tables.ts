import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MediaLabel } from '../../../contract/words.ts';
import { at } from '../../platform/db/columns.ts';
import { expectDuplicates } from '../../platform/db/expected-duplicates.ts';

export const newsFeeds = pgTable(
  'news_feeds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull().unique(),
    address: text('address').notNull(),
    everyMinutes: integer('every_minutes').notNull(),
    active: boolean('active').notNull(),
    /** What the last answer was called, so that the same need not be sent again. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    savedBy: uuid('saved_by').notNull(),
    createdAt: at('created_at').notNull(),
    nextAt: at('next_at').notNull(),
    checkedAt: at('checked_at'),
    error: text('error'),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
    named: integer('named').notNull().default(0),
  },
  (table) => [index('news_feeds_next').on(table.nextAt)],
);
expectDuplicates('news_feeds_name_unique');

/** Items that were looked at, as digests only: most news is about people whom nobody assesses. */
export const newsSeen = pgTable(
  'news_seen',
  {
    feedId: uuid('feed_id')
      .notNull()
      .references(() => newsFeeds.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** When the feed had it last. */
    seenAt: at('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.key] })],
);

/** An item or a document that names a monitored third party, and what the model takes it for. */
export const newsMentions = pgTable(
  'news_mentions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    thirdPartyId: uuid('third_party_id').notNull(),
    /** The same item has the same, whichever feed brings it. */
    itemKey: text('item_key').notNull(),
    feed: text('feed').notNull(),
    title: text('title').notNull(),
    link: text('link'),
    publishedOn: text('published_on'),
    fetchedAt: at('fetched_at').notNull(),
    fileId: text('file_id').notNull(),
    sha256: text('sha256').notNull(),
    mime: text('mime').notNull().default('text/plain'),
    /** Of a document of this request, whose passages people have decided on there. */
    requestId: uuid('request_id'),
    /** Null while no version of the model has read it. */
    modelNumber: integer('model_number'),
    /** Why it could not be read the last time, in a sentence. */
    refusal: text('refusal'),
    /** The version that cannot read it, now or later. */
    refusedBy: integer('refused_by'),
    /** When it is read again because there was not enough time, and how often that was so. */
    readAgainAt: at('read_again_at'),
    lateReadings: integer('late_readings').notNull().default(0),
    label: text('label').$type<MediaLabel>(),
    probability: real('probability'),
    /** When it was raised: that is done once, whatever later versions say. */
    raisedAt: at('raised_at'),
  },
  (table) => [
    uniqueIndex('news_mentions_once').on(table.thirdPartyId, table.itemKey),
    index('news_mentions_model').on(table.modelNumber),
    index('news_mentions_read_again').on(table.readAgainAt),
  ],
);

export type FeedRecord = typeof newsFeeds.$inferSelect;
export type MentionRecord = typeof newsMentions.$inferSelect;
