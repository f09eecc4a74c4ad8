import { eq } from 'drizzle-orm';
import { db } from '../../../../platform/index.ts';
import { requests } from '../../tables.ts';
import type { ThirdParty } from '../tables.ts';

/** Inside a transaction: who at the firm handled its latest request. */
export async function firmSideOf(party: ThirdParty): Promise<string[]> {
  const [latest] = await db()
    .select({ allocatorId: requests.allocatorId })
    .from(requests)
    .where(eq(requests.id, party.lastRequestId));
  return latest?.allocatorId ? [latest.allocatorId] : [];
}
