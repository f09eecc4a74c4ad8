import { desc, eq, isNull } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { auditVerifications } from '../tables.ts';
import type { ChainReport } from './verify-chain.ts';

/** Inside tx(): the latest verification of all chains, or of a client's own. */
export async function lastVerification(clientId: string | null = null): Promise<ChainReport | null> {
  const whose = clientId ? eq(auditVerifications.clientId, clientId) : isNull(auditVerifications.clientId);
  const [row] = await db()
    .select()
    .from(auditVerifications)
    .where(whose)
    .orderBy(desc(auditVerifications.at))
    .limit(1);
  return row ? (row.report as ChainReport) : null;
}
