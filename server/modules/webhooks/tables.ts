import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '../../../contract/words.ts';
import { at } from '../../platform/db/columns.ts';

/** No column is called client_id here: what administrators set up is none of a tenant's rows. */
export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey(),
  url: text('url').notNull(),
  /** Null hears of all. */
  onlyClient: uuid('only_client'),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  enabled: boolean('enabled').notNull(),
  /** Events of before are not its business. */
  enabledAt: at('enabled_at').notNull(),
  failingSince: at('failing_since'),
  givenUp: boolean('given_up').notNull().default(false),
  createdAt: at('created_at').notNull(),
  version: integer('version').notNull().default(1),
});

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** Exactly the bytes that are signed. */
    payload: text('payload').notNull(),
    status: text('status').$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    tries: integer('tries').notNull().default(0),
    answerStatus: integer('answer_status'),
    answer: text('answer'),
    createdAt: at('created_at').notNull(),
    /** The patience counts from here: anew when somebody sends it again. */
    queuedAt: at('queued_at').notNull(),
    lastTryAt: at('last_try_at'),
    nextTryAt: at('next_try_at'),
    /** While somebody is sending it. */
    heldUntil: at('held_until'),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_due').on(table.nextTryAt).where(sql`status = 'waiting'`),
  ],
);

/** Up to where each audit chain has been told. */
export const webhookPositions = pgTable('webhook_positions', {
  chain: text('chain').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
});
