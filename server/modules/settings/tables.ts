import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BusinessCalendar } from '../../../contract/security/calendar.ts';
import type { DispositionPolicy } from '../../../contract/security/dispositions.ts';
import { versionColumns } from '../../platform/db/columns.ts';

/** Entity types, categories of risk and report types: `kind` tells which. */
export const masterItems = pgTable(
  'master_items',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    active: boolean('active').notNull().default(true),
    position: integer('position').notNull().default(0),
    /** Report types: level, slaDays, requiredSections, requiredDocuments. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

/** The days without work, a row for each version; the newest counts. */
export const businessCalendars = pgTable('business_calendars', {
  ...versionColumns,
  calendar: jsonb('calendar').$type<BusinessCalendar>().notNull(),
});

/** Why a match may be decided as it is, and for how long that holds: a row for each version; the newest counts. */
export const dispositionPolicies = pgTable('disposition_policies', {
  ...versionColumns,
  policy: jsonb('policy').$type<DispositionPolicy>().notNull(),
});
