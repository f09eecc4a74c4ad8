import { and, eq } from 'drizzle-orm';
import { db, type Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { notifyAdministrators } from '../identity/index.ts';
import { noticeText } from '../notifications/index.ts';
import { type Delivery, isDelivered, type Outcome, quickTries, type Webhook } from './delivery.ts';
import { webhookDeliveries, webhooks } from './tables.ts';
import { testEvent } from './write-payload.ts';

const minute = 60_000;
const longestWaitMs = 6 * 60 * minute;
const patienceMs = 3 * 24 * 60 * minute;

/** Inside tx(). Keeps what came of a try; a webhook that has not answered for three days is switched off. */
export async function settleDelivery(
  platform: Platform,
  webhook: Webhook,
  delivery: Delivery,
  outcome: Outcome,
) {
  const { clock } = platform;
  const now = clock.now();
  // Before the delivery, as acts on the webhook do: in the other order each would wait for the other.
  const [current] = await db()
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, webhook.id))
    .for('no key update');
  const status = isDelivered(outcome) ? 'delivered' : isGivenUp(delivery, now) ? 'failed' : 'waiting';
  const waitMs = Math.min(longestWaitMs, minute * 2 ** Math.max(0, delivery.tries - quickTries));
  await db()
    .update(webhookDeliveries)
    .set({
      ...outcome,
      status,
      heldUntil: null,
      nextTryAt: status === 'waiting' ? new Date(now.getTime() + waitMs) : null,
    })
    // Unless it was dropped meanwhile.
    .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.status, 'waiting')));
  // What another address answered says nothing about this one.
  if (delivery.event === testEvent || current?.url !== webhook.url) return status;
  if (status === 'delivered') await setFailingSince(current, null);
  else if (!current.failingSince) await setFailingSince(current, now);
  else if (now.getTime() - current.failingSince.getTime() >= patienceMs) await giveUp(platform, current);
  return status;
}

/** A test is for whoever waits for it. */
const isGivenUp = ({ event, tries, queuedAt }: Delivery, now: Date) =>
  event === testEvent ? tries >= quickTries : now.getTime() - queuedAt.getTime() >= patienceMs;

const setFailingSince = (webhook: Webhook, failingSince: Date | null) =>
  db().update(webhooks).set({ failingSince }).where(eq(webhooks.id, webhook.id));

async function giveUp({ clock }: Platform, { id, url, failingSince }: Webhook) {
  const [off] = await db()
    .update(webhooks)
    .set({ enabled: false, givenUp: true })
    .where(and(eq(webhooks.id, id), eq(webhooks.enabled, true)))
    .returning({ id: webhooks.id });
  if (!off) return;
  await dropWaiting(id);
  await record(clock, {
    type: 'webhook.given_up',
    actor: 'system',
    clientId: null,
    object: { type: 'webhook', id, label: hostOf(url) },
    data: { failingSince: failingSince?.toISOString() ?? '' },
  });
  await notifyAdministrators(clock, {
    entityName: hostOf(url),
    activity: noticeText('webhook.given_up'),
  });
}

export const switchedOff = 'The webhook was switched off.';

/** Inside tx(). What waits for a webhook that is off would be old when it is on again. */
export const dropWaiting = (webhookId: string) =>
  db()
    .update(webhookDeliveries)
    .set({ status: 'failed', nextTryAt: null, answer: switchedOff })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, 'waiting')));

/** Of an address, what may be told to everybody: the rest can hold a secret of the receiver's. */
export const hostOf = (url: string) => new URL(url).host;
