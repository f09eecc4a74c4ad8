import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { WebhookLimits } from '../../../contract/limits.ts';
import type { Without } from '../../../contract/operation.ts';
import { type saveWebhook as contract, eventsFor } from '../../../contract/security/webhooks.ts';
import { type Actor, db, notFound, OutboundFailure, type Platform, problem } from '../../platform/index.ts';
import { type AuditData, record } from '../audit/index.ts';
import { clientNames } from '../identity/index.ts';
import type { Webhook } from './delivery.ts';
import { skipPast } from './gather-events.ts';
import { webhookRow } from './present-webhooks.ts';
import { sendAgain, sendTest } from './send-webhook.ts';
import { dropWaiting, hostOf } from './settle-delivery.ts';
import { newSecret, placeOf } from './signature.ts';
import { webhooks } from './tables.ts';

type Input = Without<z.output<typeof contract.request>, 'C_TIMESTAMP'>;
type OfOne = Exclude<Input, { action: 'create' }>;
type Wanted = Extract<Input, { action: 'create' }>['webhook'];
type Answer = z.input<typeof contract.answer>['Data'];
type WebhookKind = Extract<keyof AuditData, `webhook.${string}`>;

/** Inside tx() of the system. */
export async function saveWebhook(platform: Platform, actor: Actor, input: Input): Promise<Answer> {
  if (input.action === 'create') return create(platform, actor, await checked(platform, input.webhook));
  const before = await locked(input);
  const { id } = before;
  const tell = <Kind extends WebhookKind>(type: Kind, data: AuditData[Kind]) =>
    recordAct(platform, actor, type, before, data);
  switch (input.action) {
    case 'change': {
      const { clientId, ...wanted } = await checked(platform, input.webhook);
      const after = { ...wanted, onlyClient: clientId };
      const fields = (['url', 'events', 'onlyClient'] as const).filter(
        (name) => String(before[name]) !== String(after[name]),
      );
      await update(before, { ...after, ...(fields.includes('url') && { failingSince: null }) });
      await tell('webhook.changed', { fields });
      return { webhook: await webhookRow(id) };
    }
    case 'enable':
      await skipPast();
      await update(before, {
        enabled: true,
        enabledAt: platform.clock.now(),
        failingSince: null,
        givenUp: false,
      });
      await tell('webhook.enabled', {});
      return { webhook: await webhookRow(id) };
    case 'disable':
      await update(before, { enabled: false, failingSince: null });
      await dropWaiting(id);
      await tell('webhook.disabled', {});
      return { webhook: await webhookRow(id) };
    case 'remove':
      await db().delete(webhooks).where(eq(webhooks.id, id));
      await tell('webhook.removed', {});
      return { webhook: null };
    case 'renew_secret': {
      const secret = newSecret();
      await update(before, { sealedSecret: platform.keys.seal(secret, placeOf(id)) });
      await tell('webhook.secret_renewed', {});
      return { webhook: await webhookRow(id), secret };
    }
    case 'test': {
      const delivery = await sendTest(platform, id);
      await tell('webhook.tested', { delivery });
      return { webhook: await webhookRow(id), delivery };
    }
    case 'redeliver': {
      const delivery = await sendAgain(platform, before, input.delivery);
      await tell('webhook.redelivered', { delivery });
      return { webhook: await webhookRow(id), delivery };
    }
  }
}

async function create(platform: Platform, actor: Actor, { url, events, clientId }: Wanted): Promise<Answer> {
  if ((await db().$count(webhooks)) >= WebhookLimits.webhooks)
    throw problem(
      'request.not_possible',
      `There can be up to ${WebhookLimits.webhooks} webhooks. Remove one first.`,
    );
  await skipPast();
  const id = randomUUID();
  const secret = newSecret();
  const now = platform.clock.now();
  const row = { id, url, events, onlyClient: clientId };
  await db()
    .insert(webhooks)
    .values({
      ...row,
      sealedSecret: platform.keys.seal(secret, placeOf(id)),
      enabled: true,
      enabledAt: now,
      createdAt: now,
    });
  await recordAct(platform, actor, 'webhook.created', row, { events, client: clientId });
  return { webhook: await webhookRow(id), secret };
}

/** What the input names, as it was when the person saw it. */
async function locked(input: OfOne): Promise<Webhook> {
  const [row] = await db().select().from(webhooks).where(eq(webhooks.id, input.id)).for('update');
  if (!row) throw notFound();
  const isChange = input.action !== 'test' && input.action !== 'redeliver';
  if (isChange && input.version !== row.version) throw stale(await webhookRow(row.id));
  return row;
}

async function update({ id, version }: Webhook, changes: Partial<typeof webhooks.$inferInsert>) {
  await db()
    .update(webhooks)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(webhooks.id, id), eq(webhooks.version, version)));
}

async function checked({ outbound }: Platform, wanted: Wanted): Promise<Wanted> {
  try {
    outbound.check(wanted.url);
  } catch (error) {
    throw error instanceof OutboundFailure ? wrong('webhook.url', error.message) : error;
  }
  if (wanted.clientId && !(await clientNames()).has(wanted.clientId)) throw notFound();
  const allowed: readonly string[] = eventsFor(wanted.clientId);
  if (!wanted.events.every((event) => allowed.includes(event)))
    throw wrong('webhook.events', 'A client’s webhook receives only events that the client may see.');
  return { ...wanted, events: [...new Set(wanted.events)] };
}

const wrong = (field: string, message: string) =>
  problem('input.invalid', 'Some fields need your attention.', { fields: { [field]: message } });

const stale = (current: unknown) =>
  problem(
    'record.stale',
    'Someone else changed the webhook since you opened it. Reload to see the latest version.',
    { current },
  );

function recordAct<Kind extends WebhookKind>(
  { clock }: Platform,
  actor: Actor,
  type: Kind,
  { id, url }: Pick<Webhook, 'id' | 'url'>,
  data: AuditData[Kind],
) {
  return record(clock, {
    type,
    actor,
    clientId: null,
    object: { type: 'webhook', id, label: hostOf(url) },
    data,
  });
}
