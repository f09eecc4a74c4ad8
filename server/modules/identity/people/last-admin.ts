import { and, eq, isNull } from 'drizzle-orm';
import { db, problem } from '../../../platform/index.ts';
import type { User } from '../account.ts';
import { users } from '../tables.ts';

/** Inside tx(). Somebody must remain who can let people in; the rows stay locked, so two cannot leave at once. */
export async function assertNotLastAdmin(user: User): Promise<void> {
  if (user.role !== 'admin' || user.disabledAt || user.readOnly) return;
  const admins = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.disabledAt), eq(users.readOnly, false)))
    .orderBy(users.id)
    .for('update');
  if (admins.every(({ id }) => id === user.id))
    throw problem('request.not_possible', 'This is the last administrator. Make somebody else one first.');
}
