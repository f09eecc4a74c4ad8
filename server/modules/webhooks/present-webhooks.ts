import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { WebhookDelivery, Webhook as WebhookRow } from '../../../contract/security/webhooks.ts';
import { db, notFound } from '../../platform/index.ts';
import { clientNames } from '../identity/index.ts';
import type { Delivery, Webhook } from './delivery.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

/** Inside tx() of the system. All of them, or one. */
export async function listWebhooks(id?: string): Promise<WebhookRow[]> {
  const rows = await db()
    .select()
    .from(webhooks)
    .where(id ? eq(webhooks.id, id) : undefined)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  const names = await clientNames();
  const latest = new Map((await latestOf(rows)).map((delivery) => [delivery.webhookId, delivery]));
  return rows.map((row) => presentWebhook(row, names, latest.get(row.id)));
}

/** Inside tx() of the system. */
export async function webhookRow(id: string): Promise<WebhookRow> {
  const [row] = await listWebhooks(id);
  if (!row) throw notFound();
  return row;
}

const latestOf = (rows: readonly Webhook[]) =>
  rows.length === 0
    ? Promise.resolve([])
    : db()
        .selectDistinctOn([webhookDeliveries.webhookId])
        .from(webhookDeliveries)
        .where(
          inArray(
            webhookDeliveries.webhookId,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(webhookDeliveries.webhookId, desc(webhookDeliveries.createdAt));

function presentWebhook(row: Webhook, names: Map<string, string>, last: Delivery | undefined): WebhookRow {
  return {
    id: row.id,
    url: row.url,
    clientId: row.onlyClient,
    clientName: row.onlyClient && (names.get(row.onlyClient) ?? ''),
    events: row.events,
    enabled: row.enabled,
    failingSince: row.failingSince?.toISOString() ?? null,
    givenUp: row.givenUp,
    lastDelivery: last ? { at: (last.lastTryAt ?? last.createdAt).toISOString(), status: last.status } : null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

type Page = { webhook: string; current?: number | undefined; pageSize?: number | undefined };

/** Inside tx() of the system. The latest first. */
export async function listDeliveries({ webhook, current = 1, pageSize = 20 }: Page) {
  await webhookRow(webhook);
  const where = eq(webhookDeliveries.webhookId, webhook);
  const rows = await db()
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  return { rows: rows.map(presentDelivery), total: await db().$count(webhookDeliveries, where) };
}

const presentDelivery = (row: Delivery): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  status: row.status,
  tries: row.tries,
  answerStatus: row.answerStatus,
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
  lastTryAt: row.lastTryAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
  payload: row.payload,
});
