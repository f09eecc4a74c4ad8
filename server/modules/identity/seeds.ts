import { and, eq, isNull } from 'drizzle-orm';
import { db, type Keys } from '../../platform/index.ts';
import type { User } from './account.ts';
import { users } from './tables.ts';
import { newSeed } from './totp.ts';

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

/** Inside tx(). The seed of a user who has not confirmed one yet, made when it is first asked for. */
export async function seedOf(user: User, keys: Keys): Promise<string> {
  const known = openSeed(keys, user);
  if (known) return known;
  const seed = newSeed();
  const isAsRead = user.totpSeed === null ? isNull(users.totpSeed) : eq(users.totpSeed, user.totpSeed);
  const [stored] = await db()
    .update(users)
    .set({ totpSeed: sealSeed(keys, user.id, seed) })
    .where(and(eq(users.id, user.id), isAsRead))
    .returning({ id: users.id });
  if (stored) return seed;
  const [other] = await db()
    .select({ id: users.id, totpSeed: users.totpSeed })
    .from(users)
    .where(eq(users.id, user.id));
  return (other && openSeed(keys, other)) ?? seed;
}
