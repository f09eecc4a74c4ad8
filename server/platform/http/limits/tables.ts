import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Calls that cost, counted for all servers of the database. unlogged.sql makes it unlogged: a count costs no wait for the
 * disk, and after a crash of the database counting starts again.
 */
export const callCounts = pgTable('call_counts', {
  /** The limit, and whom it counts. */
  key: text('key').primaryKey(),
  calls: integer('calls').notNull(),
  /** When the next window of counting starts. */
  until: timestamp('until', { withTimezone: true }).notNull(),
});
