import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Filters and order of a list under a title; `clientId` is null for people of the firm. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id').notNull(),
    clientId: uuid('client_id'),
    list: text('list').notNull(),
    title: text('title').notNull(),
    query: text('query').notNull(),
    shared: boolean('shared').notNull(),
  },
  (table) => [uniqueIndex('saved_views_title').on(table.ownerId, table.list, table.title)],
);

/** The views that a person pinned, own or shared, and of each list the one that it opens with. */
export const savedViewMarks = pgTable(
  'saved_view_marks',
  {
    userId: uuid('user_id').notNull(),
    clientId: uuid('client_id'),
    viewId: uuid('view_id')
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    pinned: boolean('pinned').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.viewId] }),
    index('saved_view_marks_view').on(table.viewId),
    uniqueIndex('saved_view_marks_default').on(table.userId, table.list).where(sql`${table.isDefault}`),
  ],
);
