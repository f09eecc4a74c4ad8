import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../db/columns.ts';

/** Every stored file, until it is known to belong to something. Only what stands here is ever swept. */
export const unclaimedFiles = pgTable(
  'unclaimed_files',
  {
    fileId: text('file_id').primaryKey(),
    storedAt: at('stored_at').notNull(),
  },
  (table) => [index('unclaimed_files_age').on(table.storedAt)],
);

/** Every stored file with its size, for the figures of the system. */
export const storedFiles = pgTable('stored_files', {
  fileId: text('file_id').primaryKey(),
  size: bigint('size', { mode: 'number' }).notNull(),
});
