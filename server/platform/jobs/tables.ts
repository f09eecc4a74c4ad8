import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../db/columns.ts';

/** Progress of long work, kept for those who wait; the queue itself lives in the schema `pgboss`. */
export const workItems = pgTable(
  'work_items',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    clientId: uuid('client_id'),
    requestId: uuid('request_id'),
    actorId: uuid('actor_id'),
    status: text('status').$type<'queued' | 'running' | 'done' | 'failed'>().notNull(),
    percent: integer('percent').notNull().default(0),
    label: text('label').notNull().default(''),
    result: jsonb('result'),
    error: text('error'),
    /** How often it failed of itself, not by being interrupted. */
    failures: integer('failures').notNull().default(0),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    index('work_items_request_idx').on(table.requestId),
    index('work_items_status_idx').on(table.status),
    index('work_items_client').on(table.clientId, table.status),
  ],
);

/** What runs by the clock, and how its last runs went. */
export const schedules = pgTable('schedules', {
  name: text('name').primaryKey(),
  /** Since when it is scheduled: what has never succeeded is waited for from then on. */
  createdAt: at('created_at').notNull(),
  lastStartedAt: at('last_started_at'),
  lastSucceededAt: at('last_succeeded_at'),
  /** Of the last run, in a sentence; null where it succeeded. */
  lastError: text('last_error'),
  consecutiveFailures: integer('consecutive_failures').notNull().default(0),
  /** When the administrators heard that it has not succeeded for too long; null once it has. */
  silenceToldAt: at('silence_told_at'),
});
