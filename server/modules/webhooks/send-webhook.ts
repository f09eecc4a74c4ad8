import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { db, notFound, type Platform, problem } from '../../platform/index.ts';
import { deliverJob, stillHears, type Webhook } from './delivery.ts';
import { webhookDeliveries } from './tables.ts';
import { testEvent, testPayload } from './write-payload.ts';

/** Inside tx(). A new delivery, tried at once. */
export async function queueDelivery(
  { clock, jobs }: Platform,
  webhookId: string,
  event: string,
  payloadOf: (id: string) => string,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await db()
    .insert(webhookDeliveries)
    .values({
      ...{ id, webhookId, event },
      payload: payloadOf(id),
      status: 'waiting',
      createdAt: now,
      queuedAt: now,
      nextTryAt: now,
    });
  await jobs.enqueue(deliverJob, { delivery: id });
  return id;
}

/** Inside tx(). Also to a webhook that is off: it is tried out before it is switched on. */
export const sendTest = (platform: Platform, webhookId: string): Promise<string> =>
  queueDelivery(platform, webhookId, testEvent, (id) => testPayload(id, webhookId, platform.clock.now()));

/** Inside tx(). The same delivery under the same id, so that a receiver knows what it has seen. */
export async function sendAgain({ clock, jobs }: Platform, webhook: Webhook, id: string) {
  const { id: webhookId, enabled } = webhook;
  const now = clock.now();
  const which = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId));
  const [found] = await db().select().from(webhookDeliveries).where(which).for('update');
  if (!found) throw notFound();
  if (!enabled && found.event !== testEvent)
    throw problem('request.not_possible', 'This webhook is off. Turn it on first.');
  if (!(await stillHears(webhook, found)))
    throw problem('request.not_possible', 'This webhook no longer receives this event.');
  if (found.status === 'waiting') throw problem('request.not_possible', 'A retry is already scheduled.');
  await db()
    .update(webhookDeliveries)
    .set({ status: 'waiting', tries: 0, queuedAt: now, nextTryAt: now, heldUntil: null })
    .where(which);
  await jobs.enqueue(deliverJob, { delivery: id });
  return id;
}
