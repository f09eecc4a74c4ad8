import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** An instant, as all tables store them. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * JSON that is shown as a schema says. It is held against the schema when it is written, so that what computed it fails,
 * and not whoever reads it. What it has beside the schema is stored with it. Throws a ZodError.
 */
export function shown<Value, Stored extends Value = Value>(name: string, schema: z.ZodType<Value>) {
  return customType<{ data: Stored; driverData: string }>({
    dataType: () => 'jsonb',
    toDriver(value) {
      schema.parse(value);
      return JSON.stringify(value);
    },
    // The driver has read it.
    fromDriver: (value) => value as unknown as Stored,
  })(name);
}

/** What a row for each version of a setting says beside the setting; the newest counts. */
export const versionColumns = {
  version: integer('version').primaryKey(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: at('changed_at').notNull(),
};
