import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { db, type Platform } from '../../platform/index.ts';
import { type AnnouncedEvent, announcedAfter, chainHeads } from '../audit/index.ts';
import { isClosed, isFor, type Webhook } from './delivery.ts';
import { queueDelivery } from './send-webhook.ts';
import { webhookPositions, webhooks } from './tables.ts';
import { writePayload } from './write-payload.ts';

const atOnce = 200;
const system = { kind: 'system' } as const;

/**
 * Makes deliveries of what the audit chains have told since the last time. The chain itself is the list of what is
 * still to be told, so nothing is lost between an act and its delivery, and nothing told twice.
 */
export async function gatherEvents(platform: Platform): Promise<void> {
  for (const { chain } of await platform.database.tx(system, behind))
    while (await platform.database.tx(system, () => gatherFrom(platform, chain)));
}

/** Of one chain: those of its client, and those that hear of every client. */
const enabledOnes = (chain?: string) =>
  db()
    .select()
    .from(webhooks)
    .where(
      and(
        eq(webhooks.enabled, true),
        chain === undefined
          ? undefined
          : or(isNull(webhooks.onlyClient), eq(sql`${webhooks.onlyClient}::text`, chain)),
      ),
    );

/** Chains that have come further than was told; none while nobody listens. */
async function behind() {
  if ((await enabledOnes()).length === 0) return [];
  const told = new Map((await db().select().from(webhookPositions)).map(({ chain, seq }) => [chain, seq]));
  return (await chainHeads()).filter(({ chain, seq }) => seq > (told.get(chain) ?? 0));
}

/** True when there may be more. A chain that another server works on is left to that one. */
async function gatherFrom(platform: Platform, chain: string): Promise<boolean> {
  await db().insert(webhookPositions).values({ chain, seq: 0 }).onConflictDoNothing();
  const [position] = await db()
    .select()
    .from(webhookPositions)
    .where(eq(webhookPositions.chain, chain))
    .for('update', { skipLocked: true });
  if (!position) return false;
  const head = (await chainHeads(chain))[0]?.seq ?? 0;
  const events = await announcedAfter(chain, position.seq, atOnce);
  const listening: Webhook[] = [];
  if (events.length > 0)
    for (const one of await enabledOnes(chain)) if (!(await isClosed(one))) listening.push(one);
  for (const event of events)
    for (const webhook of listening.filter((one) => hears(one, event)))
      await queueDelivery(platform, webhook.id, event.type, (id) => writePayload(id, event));
  const isMore = events.length === atOnce;
  const last = events.at(-1)?.seq ?? 0;
  // The chain may have grown between the two readings.
  const seq = isMore ? last : Math.max(head, last);
  await db().update(webhookPositions).set({ seq }).where(eq(webhookPositions.chain, chain));
  return isMore;
}

const hears = (webhook: Webhook, { type, clientId, at, data }: AnnouncedEvent) =>
  at >= webhook.enabledAt && isFor(webhook, { event: type, clientId, data });

/** Inside tx() of the system: when the first one begins to listen, what was before is passed over at once. */
export async function skipPast(): Promise<void> {
  if ((await enabledOnes()).length > 0) return;
  for (const { chain, seq } of await chainHeads())
    await db()
      .insert(webhookPositions)
      .values({ chain, seq })
      .onConflictDoUpdate({ target: webhookPositions.chain, set: { seq } });
}
