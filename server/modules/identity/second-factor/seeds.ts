import type { Keys } from '../../../platform/index.ts';
import type { User } from '../accounts/account.ts';

const place = (userId: string) => `users.totp_seed.${userId}`;

export const sealSeed = (keys: Keys, userId: string, seed: string) => keys.seal(seed, place(userId));

/** Null where there is none, or where the key it was sealed with is lost: then only a reset helps. */
export function openSeed(keys: Keys, user: Pick<User, 'id' | 'totpSeed'>): string | null {
  if (!user.totpSeed) return null;
  try {
    return keys.open(user.totpSeed, place(user.id));
  } catch {
    return null;
  }
}
