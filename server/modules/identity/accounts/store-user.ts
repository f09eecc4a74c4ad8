import { and, eq, ne, or, sql } from 'drizzle-orm';
import { db, problem } from '../../../platform/index.ts';
import { forgetPasskeys } from '../second-factor/passkeys.ts';
import { forgetRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { users } from '../tables.ts';
import type { User } from './account.ts';

/** Inside tx(). Somebody who has not chosen a password yet. */
export async function insertUser(user: Omit<typeof users.$inferInsert, 'mustChangePassword'>): Promise<User> {
  const [created] = await db()
    .insert(users)
    .values({ ...user, mustChangePassword: 'first' })
    .returning();
  if (!created) throw new Error('the user was not stored');
  return created;
}

/** Inside tx(). What nobody edits side by side with others, and so needs no new version. */
export async function markUser(
  userId: string,
  marks: Partial<Pick<User, 'accessResetAt' | 'adminUntil' | 'provisioned'>>,
): Promise<void> {
  await db().update(users).set(marks).where(eq(users.id, userId));
}

type Names = Pick<User, 'username' | 'email'>;

/** Inside tx(). A user name is nobody else's e-mail address either, so that a name typed at sign-in means one person. */
export async function assertFree({ username, email }: Names, exceptId?: string): Promise<void> {
  const wanted = [username.toLowerCase(), email.toLowerCase()];
  const [taken] = await db()
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(
      and(
        or(
          ...wanted.flatMap((name) => [
            eq(sql`lower(${users.username})`, name),
            eq(sql`lower(${users.email})`, name),
          ]),
        ),
        exceptId ? ne(users.id, exceptId) : undefined,
      ),
    )
    .limit(1);
  if (!taken) return;
  const isName = [taken.username, taken.email].some((name) => name.toLowerCase() === wanted[0]);
  const message = isName
    ? 'This username is already in use. Choose another one.'
    : 'This email address is already in use. Enter another one.';
  throw problem('record.taken', message, { fields: { [isName ? 'username' : 'email']: message } });
}

/**
 * Inside tx(). Refuses to write over what somebody else changed since `user` was read. Whoever loses the authenticator
 * loses the passkeys and recovery codes beside it.
 */
export async function storeUser(user: User, change: Partial<User>): Promise<void> {
  const stored = await db()
    .update(users)
    .set({ ...change, version: user.version + 1 })
    .where(and(eq(users.id, user.id), eq(users.version, user.version)))
    .returning({ id: users.id });
  if (stored.length === 0)
    throw problem(
      'record.stale',
      'Someone else changed this user meanwhile. Reload to see the latest version.',
    );
  if (change.totpSeed !== null) return;
  await forgetRecoveryCodes(user.id);
  await forgetPasskeys(user.id);
}
