import { and, eq, isNull } from 'drizzle-orm';
import { db, type Keys } from '../../platform/index.ts';
import type { User } from './account.ts';
import { users } from './tables.ts';
import { newSeed } from './totp.ts';

const place = (userId: string) => `users.totp_seed.${userId}`;

export const sealSeed = (keys: Keys, userId: string, seed: string) => keys.seal(seed, place(userId));

export const openSeed = (keys: Keys, user: Pick<User, 'id' | 'totpSeed'>): string | null =>
  user.totpSeed ? keys.open(user.totpSeed, place(user.id)) : null;

/** Inside tx(). The seed of a user who has not confirmed one yet, made when it is first asked for. */
export async function seedOf(user: User, keys: Keys): Promise<string> {
  const known = openSeed(keys, user);
  if (known) return known;
  const seed = newSeed();
  const [stored] = await db()
    .update(users)
    .set({ totpSeed: sealSeed(keys, user.id, seed) })
    .where(and(eq(users.id, user.id), isNull(users.totpSeed)))
    .returning({ id: users.id });
  if (stored) return seed;
  const [other] = await db()
    .select({ id: users.id, totpSeed: users.totpSeed })
    .from(users)
    .where(eq(users.id, user.id));
  return (other && openSeed(keys, other)) ?? seed;
}
