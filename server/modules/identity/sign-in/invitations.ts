import { and, eq, gt, isNull } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { randomToken, sha256 } from '../secrets.ts';
import { invitations } from '../tables.ts';

const usualHours = 7 * 24;

/** Inside tx(). A link that lets this person choose a password once; earlier links end. Only its hash is kept. */
export async function invite(userId: string, now: Date, hours = usualHours) {
  await endInvitations(userId, now);
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  await db()
    .insert(invitations)
    .values({ userId, tokenHash: sha256(token), createdAt: now, expiresAt });
  return { link: `/login?invite=${token}`, expiresAt };
}

/** Inside tx(). */
export async function findInvitation(token: string, now: Date) {
  const [found] = await db()
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.tokenHash, sha256(token)),
        isNull(invitations.usedAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return found ?? null;
}

/** Inside tx(). False when the invitation was used or replaced meanwhile. */
export async function spendInvitation(id: string, now: Date): Promise<boolean> {
  const used = await db()
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt), gt(invitations.expiresAt, now)))
    .returning({ id: invitations.id });
  return used.length === 1;
}

/** Inside tx(). Answers whether there was one that was still good. */
export async function endInvitations(userId: string, now: Date): Promise<boolean> {
  const ended = await db()
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.userId, userId), isNull(invitations.usedAt)))
    .returning({ expiresAt: invitations.expiresAt });
  return ended.some(({ expiresAt }) => expiresAt > now);
}
