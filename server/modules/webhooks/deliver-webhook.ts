import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { WebhookLimits } from '../../../contract/limits.ts';
import { bytesOf, db, OutboundFailure, oneLine, type Platform } from '../../platform/index.ts';
import { type Delivery, type Outcome, quickTries, stillHears, type Webhook } from './delivery.ts';
import { settleDelivery, switchedOff } from './settle-delivery.ts';
import { placeOf, signedHeaders } from './signature.ts';
import { webhookDeliveries, webhooks } from './tables.ts';
import { testEvent } from './write-payload.ts';

const holdMs = 60_000;
const answerBytes = 65_536;
const answerShown = 200;

/** One try. Throws when the queue shall try again soon. */
export async function deliverWebhook(platform: Platform, id: string): Promise<void> {
  const held = await platform.database.tx({ kind: 'system' }, () => hold(platform, id));
  if (!held) return;
  const outcome = await post(platform, held.webhook, held.delivery);
  const status = await platform.database.tx({ kind: 'system' }, () =>
    settleDelivery(platform, held.webhook, held.delivery, outcome),
  );
  if (status !== 'waiting') return;
  const { webhookId, tries } = held.delivery;
  platform.log.warn(
    { webhook: webhookId, delivery: id, tries, answer: outcome.answerStatus },
    'webhook not delivered',
  );
  if (tries < quickTries) throw new Error('the webhook was not delivered');
}

/** Nobody else sends it for a while; null when it has ended, somebody else holds it, or nobody wants it any more. */
async function hold({ clock }: Platform, id: string) {
  const now = clock.now();
  const until = new Date(now.getTime() + holdMs);
  const isFree = or(isNull(webhookDeliveries.heldUntil), lt(webhookDeliveries.heldUntil, now));
  const [delivery] = await db()
    .update(webhookDeliveries)
    .set({
      heldUntil: until,
      // For whoever ends in the midst of it.
      nextTryAt: until,
      tries: sql`${webhookDeliveries.tries} + 1`,
      lastTryAt: now,
    })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'waiting'), isFree))
    .returning();
  if (!delivery) return null;
  const [webhook] = await db().select().from(webhooks).where(eq(webhooks.id, delivery.webhookId));
  if (!webhook) return null;
  // Queued in the moment in which it was switched off.
  const isOff = !webhook.enabled && delivery.event !== testEvent;
  if (!isOff && (await stillHears(webhook, delivery))) return { webhook, delivery };
  await db()
    .update(webhookDeliveries)
    .set({
      status: 'failed',
      heldUntil: null,
      nextTryAt: null,
      answer: isOff ? switchedOff : 'The webhook no longer receives this event.',
    })
    .where(eq(webhookDeliveries.id, id));
  return null;
}

async function post(
  { outbound, keys, clock }: Platform,
  webhook: Webhook,
  delivery: Delivery,
): Promise<Outcome> {
  try {
    const secret = keys.open(webhook.sealedSecret, placeOf(webhook.id));
    const answer = await outbound.fetch({
      url: webhook.url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secret, delivery, clock.now()),
      },
      body: delivery.payload,
      timeMs: WebhookLimits.timeMs,
      maxBytes: answerBytes,
    });
    const text = oneLine((await bytesOf(answer)).toString('utf8').replaceAll('\u0000', ''));
    return { answerStatus: answer.status, answer: text.slice(0, answerShown) };
  } catch (error) {
    if (error instanceof OutboundFailure) return { answerStatus: null, answer: error.message };
    return {
      answerStatus: null,
      answer: 'The secret cannot be opened: the key it was sealed with is missing.',
    };
  }
}
