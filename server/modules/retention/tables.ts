import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { HoldScope } from '../../../contract/retention-kinds.ts';
import type { RetentionPolicy } from '../../../contract/security/retention.ts';
import { at, versionColumns } from '../../platform/db/columns.ts';

/** How long records are kept, a row for each version; the newest counts. */
export const retentionPolicies = pgTable('retention_policies', {
  ...versionColumns,
  policy: jsonb('policy').$type<RetentionPolicy>().notNull(),
});

/** What may not be removed, whatever the rules say, until somebody lifts it. */
export const legalHolds = pgTable(
  'legal_holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    scope: text('scope').$type<HoldScope>().notNull(),
    objectId: uuid('object_id').notNull(),
    clientId: uuid('client_id').notNull(),
    reason: text('reason').notNull(),
    placedBy: uuid('placed_by').notNull(),
    placedAt: at('placed_at').notNull(),
    liftedBy: uuid('lifted_by'),
    liftedAt: at('lifted_at'),
    liftedReason: text('lifted_reason'),
  },
  (table) => [index('legal_holds_object').on(table.objectId).where(sql`lifted_at is null`)],
);

/** Clients that leave. Who confirms is not who asked: said by the check too. */
export const clientDepartures = pgTable(
  'client_departures',
  {
    clientId: uuid('client_id').primaryKey(),
    requestedBy: uuid('requested_by').notNull(),
    requestedAt: at('requested_at').notNull(),
    exportedAt: at('exported_at'),
    confirmedBy: uuid('confirmed_by'),
    confirmedAt: at('confirmed_at'),
    erasedAt: at('erased_at'),
  },
  (table) => [
    check('client_departures_four_eyes', sql`${table.confirmedBy} <> ${table.requestedBy}`),
    check(
      'client_departures_confirmed',
      sql`${table.confirmedAt} is null or (${table.confirmedBy} is not null and ${table.exportedAt} is not null)`,
    ),
  ],
);
