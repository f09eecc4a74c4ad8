import { z } from 'zod';
import { WebhookLimits } from '../limits.ts';
import {
  actions,
  byAction,
  chosen,
  dataOf,
  id,
  isoTime,
  lineText,
  listOf,
  operation,
  storedVersion,
  uniqueArray,
  version,
} from '../operation.ts';
import { CLIENT_WEBHOOK_EVENTS, WEBHOOK_EVENTS } from '../words.ts';

/** What an administrator says of a webhook. */
const wanted = z.strictObject({
  /** https, and on the open internet unless the operator names the place. */
  url: lineText(WebhookLimits.url),
  /** Null hears of every client and of the firm itself; a client's hears of that client alone, and fewer kinds. */
  clientId: id.nullable(),
  events: uniqueArray(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
});

export const webhook = z.object({
  id,
  ...wanted.shape,
  clientName: z.string().nullable(),
  enabled: z.boolean(),
  /** Since when no delivery has arrived; null while they do. */
  failingSince: isoTime.nullable(),
  /** Switched off by the server, for it has not answered for so long. */
  givenUp: z.boolean(),
  lastDelivery: z.object({ at: isoTime, status: z.string() }).nullable(),
  createdAt: isoTime,
  version: storedVersion,
});
export type Webhook = z.infer<typeof webhook>;

export const WEBHOOK_DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export const webhookDelivery = z.object({
  id,
  event: z.string(),
  status: z.enum(WEBHOOK_DELIVERY_STATUSES),
  tries: z.number().int(),
  /** The HTTP status of the last answer; null where none came. */
  answerStatus: z.number().int().nullable(),
  /** How the last answer began, or why there was none. */
  answer: z.string().nullable(),
  createdAt: isoTime,
  lastTryAt: isoTime.nullable(),
  nextTryAt: isoTime.nullable(),
  /** What was, or will be, sent. */
  payload: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const getWebhooks = operation({
  method: 'GET',
  path: '/security/v1.0/webhooks',
  title: 'Addresses elsewhere that are told what happens',
  access: ['admin'],
  modules: ['Settings'],
  request: {},
  answer: listOf(webhook),
  errors: [],
});

export const getWebhookDeliveries = operation({
  method: 'GET',
  path: '/security/v1.0/webhooks/deliveries',
  title: 'What was sent to a webhook, the latest first',
  access: ['admin'],
  modules: ['Settings'],
  request: {
    webhook: id,
    current: z.coerce.number().int().min(1).max(10_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).optional(),
  },
  answer: listOf(webhookDelivery),
  errors: ['not_found'],
});

const webhookId = chosen('Choose a webhook.');
/** As it was when the person saw it. */
const seen = { id: webhookId, version };
/** What changes nothing asks for no version. */
const named = { id: webhookId, version: version.optional() };

export const saveWebhook = operation({
  method: 'POST',
  path: '/security/v1.0/webhooks',
  title:
    'Create, change, switch on or off, or remove a webhook; renew its secret, which is shown once; send a test; send a delivery again',
  access: ['admin'],
  modules: ['Settings'],
  request: byAction(
    {},
    {
      create: { webhook: wanted },
      change: { ...seen, webhook: wanted },
      enable: seen,
      disable: seen,
      remove: seen,
      renew_secret: seen,
      test: named,
      redeliver: { ...named, delivery: chosen('Choose a delivery.') },
    },
  ),
  answer: dataOf(
    z.object({
      webhook: webhook.nullable(),
      /** Shown this once: it is kept sealed. */
      secret: z.string().optional(),
      delivery: id.optional(),
    }),
  ),
  stepUp: actions('create', 'change', 'enable', 'renew_secret'),
  errors: ['not_found', 'record.stale', 'request.not_possible'],
});

/** Kinds that a webhook of this scope may hear of. */
export const eventsFor = (clientId: string | null) =>
  clientId === null ? WEBHOOK_EVENTS : CLIENT_WEBHOOK_EVENTS;
