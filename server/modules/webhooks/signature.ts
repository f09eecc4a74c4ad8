import { createHmac, randomBytes } from 'node:crypto';

/** Says what it is wherever it turns up. */
export const newSecret = () => `prudence-hook-${randomBytes(32).toString('base64url')}`;

export const placeOf = (id: string) => `webhooks.sealed_secret.${id}`;

/**
 * `t` is the time of this try in seconds, `v1` the HMAC-SHA256 of `<t>.<body>` in hex: a receiver refuses what is old,
 * and nobody can make an old one look new.
 */
export function signatureOf(secret: string, body: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}
