import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../platform/index.ts';

const randomLength = 32;
const markLength = 16;

const purpose = 'refresh';

const markOf = (random: Buffer, handle: string, secret: Buffer) =>
  createHmac('sha256', secret).update(handle).update(random).digest().subarray(0, markLength);

/** 256 random bits and a mark by which we know our own tokens again, however old. */
export function newRefreshToken(handle: string, keys: Keys): string {
  const random = randomBytes(randomLength);
  return Buffer.concat([random, markOf(random, handle, keys.secret(purpose))]).toString('base64url');
}

/**
 * Whether we once gave this token to this session. A handle is no secret: without the mark anybody who saw one could
 * end the session by presenting rubbish as a "used" token. A token is ours by any key we ever marked one with.
 */
export function wasOurs(token: string, handle: string, keys: Keys): boolean {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== randomLength + markLength) return false;
  const random = bytes.subarray(0, randomLength);
  const mark = bytes.subarray(randomLength);
  return keys.secrets(purpose).some((secret) => timingSafeEqual(mark, markOf(random, handle, secret)));
}
