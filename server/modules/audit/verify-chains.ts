import { and, asc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { chainReport } from '../../../contract/reports/registers.ts';
import { chainVerifier } from '../../../engine/audit-chain/index.ts';
import { db, type Platform, type Scope } from '../../platform/index.ts';
import { sha256 } from './sha256.ts';
import { storedEvent } from './stored-event.ts';
import { auditChains, auditEvents } from './tables.ts';

export type ChainReport = z.infer<typeof chainReport>;
const batch = 2000;

/** Verifies every chain the scope may see, a batch a transaction, so that nobody waits for it. */
export async function verifyChains(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  scope: Scope,
): Promise<ChainReport> {
  const heads = await database.tx(scope, () =>
    db().select().from(auditChains).orderBy(asc(auditChains.chain)),
  );
  const chains: ChainReport['chains'] = [];
  for (const head of heads) chains.push(await verifyOne(database, scope, head));
  return {
    intact: chains.every((chain) => chain.brokenAt === null),
    events: chains.reduce((sum, chain) => sum + chain.events, 0),
    verifiedAt: clock.now().toISOString(),
    chains,
  };
}

async function verifyOne(
  database: Platform['database'],
  scope: Scope,
  head: typeof auditChains.$inferSelect,
) {
  const { chain } = head;
  const verifier = chainVerifier({ chain, checkpoints: [{ seq: head.seq, hash: head.hash }] }, sha256);
  let events = 0;
  let seq = 0;
  for (;;) {
    const rows = await database.tx(scope, () =>
      db()
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.chain, chain), gt(auditEvents.seq, seq)))
        .orderBy(asc(auditEvents.seq))
        .limit(batch),
    );
    for (const row of rows) {
      const broken = verifier.next(storedEvent(row));
      if (broken) return { chain, events, head: head.hash, brokenAt: broken.seq, why: broken.reason };
      events += 1;
      seq = row.seq;
    }
    if (rows.length < batch) break;
  }
  const verdict = verifier.end();
  if (verdict.valid) return { chain, events, head: verdict.head, brokenAt: null, why: null };
  return { chain, events, head: head.hash, brokenAt: verdict.seq, why: verdict.reason };
}
