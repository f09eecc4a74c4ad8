import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('work_items_request_idx').on(table.requestId),
    index('work_items_status_idx').on(table.status),
    index('work_items_client').on(table.clientId, table.status),
  ],
);
