import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Every stored file, until it is known to belong to something. Only what stands here is ever swept. */
export const unclaimedFiles = pgTable(
  'unclaimed_files',
  {
    fileId: text('file_id').primaryKey(),
    storedAt: timestamp('stored_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('unclaimed_files_age').on(table.storedAt)],
);

/** Every stored file with its size, for the figures of the system. */
export const storedFiles = pgTable('stored_files', {
  fileId: text('file_id').primaryKey(),
  size: bigint('size', { mode: 'number' }).notNull(),
});
