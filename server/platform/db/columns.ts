import { customType, integer, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** The first instant of the year 1, and the one that begins the last day of the year 9999. */
const FIRST = new Date(-62_135_596_800_000);
const LAST = new Date(253_402_214_400_000);

/** The instant that PostgreSQL writes so. */
function readInstant(text: string): Date {
  const date = new Date(text);
  if (date >= FIRST && date <= LAST) return date;
  return /^-|BC$/.test(text) ? FIRST : LAST;
}

/**
 * An instant, as all tables store them. PostgreSQL has some that no date of JavaScript and no text of a day can tell,
 * “infinity” among them: beyond the years 1 to 9999 they are read as the first or last day of these.
 */
export const at = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (value) => value.toISOString(),
  fromDriver: readInstant,
});

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
