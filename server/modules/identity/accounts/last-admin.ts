import { and, eq } from 'drizzle-orm';
import { db, problem } from '../../../platform/index.ts';
import { users } from '../tables.ts';
import { canEnter, type User } from './account.ts';

/** Inside tx(). Somebody must remain who can let people in. */
export async function assertNotLastAdmin(user: User): Promise<void> {
  if (await isLastAdmin(user))
    throw problem(
      'request.not_possible',
      'This is the last administrator. Give someone else the role first.',
    );
}

/** Inside tx(). Only those count who can sign in: an invitation may never be taken up. The rows stay locked, so two cannot leave at once. */
export async function isLastAdmin(user: User): Promise<boolean> {
  if (user.role !== 'admin' || user.disabledAt || user.readOnly) return false;
  const admins = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), canEnter, eq(users.readOnly, false)))
    .orderBy(users.id)
    .for('update');
  return admins.every(({ id }) => id === user.id);
}
