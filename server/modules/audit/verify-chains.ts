import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { chainReport } from '../../../contract/reports/registers.ts';
import { chainStart, chainVerifier } from '../../../engine/audit-chain/index.ts';
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
  const { heads, headless } = await database.tx(scope, findChains);
  const chains: ChainReport['chains'] = headless.map((chain) => ({
    chain,
    events: 0,
    head: chainStart,
    brokenAt: 1,
    why: 'The chain has events but its head is gone: nothing says where it ended.',
  }));
  for (const head of heads) chains.push(await verifyOne(database, scope, head));
  return {
    intact: chains.every((chain) => chain.brokenAt === null),
    events: chains.reduce((sum, chain) => sum + chain.events, 0),
    verifiedAt: clock.now().toISOString(),
    chains,
  };
}

async function findChains() {
  const heads = await db().select().from(auditChains).orderBy(asc(auditChains.chain));
  const known = db().select({ chain: auditChains.chain }).from(auditChains);
  const headless = await db()
    .selectDistinct({ chain: auditEvents.chain })
    .from(auditEvents)
    .where(notInArray(auditEvents.chain, known));
  return { heads, headless: headless.map(({ chain }) => chain) };
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
  if (seq > head.seq && seq > (await database.tx(scope, () => seqOfHead(chain)))) {
    const why = `Row ${head.seq + 1} stands behind the head of its chain.`;
    return { chain, events, head: head.hash, brokenAt: head.seq + 1, why };
  }
  const verdict = verifier.end();
  if (verdict.valid) return { chain, events, head: verdict.head, brokenAt: null, why: null };
  return { chain, events, head: head.hash, brokenAt: verdict.seq, why: verdict.reason };
}

/** Asked again after the rows: the chain may have grown meanwhile, and its head with it. */
async function seqOfHead(chain: string) {
  const [row] = await db()
    .select({ seq: auditChains.seq })
    .from(auditChains)
    .where(eq(auditChains.chain, chain));
  return row?.seq ?? 0;
}
