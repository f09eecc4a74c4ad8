import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    /** The client whose third party it is about; null for notices of the firm itself. */
    clientId: uuid('client_id'),
    requestId: uuid('request_id'),
    entityName: text('entity_name').notNull(),
    activity: text('activity').notNull(),
    createdOn: timestamp('created_on', { withTimezone: true, mode: 'date' }).notNull(),
    clearedAt: timestamp('cleared_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('notifications_user').on(table.userId, table.clearedAt, table.createdOn)],
);
