import { and, desc, eq, isNull } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { findClient } from '../identity/index.ts';
import { isApproval } from './policy.ts';
import { type PendingDecision, pendingDecisions, type ThirdParty } from './tables.ts';

type Decided = Pick<ThirdParty, 'clientId' | 'rating' | 'relationship'>;

/** Inside a transaction: whether a second lead of the client has to confirm this decision. */
export async function needsSecondLead({ clientId, rating, relationship }: Decided): Promise<boolean> {
  if (rating !== 'high' || !isApproval(relationship)) return false;
  return (await findClient(clientId))?.secondLeadOnHigh ?? false;
}

/** Inside a transaction: the approval that waits for a second lead. */
export async function findPendingDecision(thirdPartyId: string): Promise<PendingDecision | null> {
  const [found] = await db()
    .select()
    .from(pendingDecisions)
    .where(and(eq(pendingDecisions.thirdPartyId, thirdPartyId), isNull(pendingDecisions.outcome)));
  return found ?? null;
}

/** Inside a transaction: what waits is confirmed no more. Answers whether anything waited. */
export async function replacePendingDecision(
  thirdPartyId: string,
  by: string | null,
  at: Date,
): Promise<boolean> {
  const replaced = await db()
    .update(pendingDecisions)
    .set({ outcome: 'replaced', settledBy: by, settledAt: at })
    .where(and(eq(pendingDecisions.thirdPartyId, thirdPartyId), isNull(pendingDecisions.outcome)))
    .returning({ id: pendingDecisions.id });
  return replaced.length > 0;
}

/** Inside a transaction: who confirmed the decision that counts now; null where nobody had to. */
export async function findConfirmer({ id, decidedAt }: ThirdParty): Promise<string | null> {
  if (!decidedAt) return null;
  const [found] = await db()
    .select({ settledBy: pendingDecisions.settledBy })
    .from(pendingDecisions)
    .where(
      and(
        eq(pendingDecisions.thirdPartyId, id),
        eq(pendingDecisions.outcome, 'confirmed'),
        eq(pendingDecisions.settledAt, decidedAt),
      ),
    )
    .orderBy(desc(pendingDecisions.settledAt))
    .limit(1);
  return found?.settledBy ?? null;
}
