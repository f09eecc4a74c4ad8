import { integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An instant, as all tables store them. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a row for each version of a setting says beside the setting; the newest counts. */
export const versionColumns = {
  version: integer('version').primaryKey(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: at('changed_at').notNull(),
};
