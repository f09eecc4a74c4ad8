import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Delivery } from './delivery.ts';

/** In the form of Standard Webhooks: a prefix that says what it is wherever it turns up, and the key in base64. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

export const placeOf = (id: string) => `webhooks.sealed_secret.${id}`;

/** The headers of one try, by the Standard Webhooks specification. */
export const signedHeaders = (
  secret: string,
  { id, payload }: Pick<Delivery, 'id' | 'payload'>,
  now: Date,
) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, now, payload),
});
