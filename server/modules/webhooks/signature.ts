import { createHmac, randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Delivery } from './delivery.ts';

/** In the form of Standard Webhooks: a prefix that says what it is wherever it turns up, and the key in base64. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

export const placeOf = (id: string) => `webhooks.sealed_secret.${id}`;

/**
 * The headers of one try, by the Standard Webhooks specification. A secret made before release 2.1 is signed with as it
 * is, and keeps the headers that its receiver knows until an administrator renews it.
 */
export function signedHeaders(secret: string, { id, event, payload }: Delivery, now: Date) {
  const isNew = secret.startsWith('whsec_');
  const webhook = isNew ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': webhook.sign(id, now, payload),
    ...(isNew ? {} : formerHeaders(secret, { id, event, payload }, seconds)),
  };
}

function formerHeaders(
  secret: string,
  { id, event, payload }: Pick<Delivery, 'id' | 'event' | 'payload'>,
  t: number,
) {
  const v1 = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex');
  return {
    'prudence-event': event,
    'prudence-delivery': id,
    'prudence-signature': `t=${t},v1=${v1}`,
  };
}
