import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** 256 random bits that a cookie or a link can carry. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** 128 random bits: names something, is no secret by itself. */
export const randomHandle = () => randomBytes(16).toString('base64url');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Sixteen ASCII characters: at once the key and the vector of the wire's cipher. */
export const randomChallenge = () =>
  Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

export function sameText(one: string, other: string) {
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
}
