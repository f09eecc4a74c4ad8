import { asc, desc, eq, sql } from 'drizzle-orm';
import type { SignedCheckpoint, SignedPlace } from '../../../../engine/audit-chain/index.ts';
import { type Database, db } from '../../../platform/index.ts';
import { auditChains, auditCheckpoints } from '../tables.ts';

type Row = typeof auditCheckpoints.$inferSelect;

/** What is signed, as it left the hand that signed it. */
const checkpointOf = ({ chain, number, seq, hash, at, kid, signature }: Row): SignedCheckpoint => ({
  chain,
  number,
  seq,
  hash,
  at: at.toISOString(),
  kid,
  signature,
});

const placeOf = ({ serial, kid, chain, number, seq, hash, after, placeSignature }: Row): SignedPlace => ({
  serial,
  kid,
  checkpoint: { chain, number, seq, hash },
  after,
  signature: placeSignature,
});

/** Inside tx(): those of one chain, oldest first. */
export async function checkpointsOf(chain: string): Promise<SignedCheckpoint[]> {
  const rows = await db()
    .select()
    .from(auditCheckpoints)
    .where(eq(auditCheckpoints.chain, chain))
    .orderBy(asc(auditCheckpoints.number));
  return rows.map(checkpointOf);
}

/** Inside tx(): the log of all of them, oldest first. */
export async function checkpointLog(): Promise<SignedPlace[]> {
  const rows = await db().select().from(auditCheckpoints).orderBy(asc(auditCheckpoints.serial));
  return rows.map(placeOf);
}

/** Inside tx(): the latest one of a chain. */
export async function lastCheckpoint(chain: string): Promise<SignedCheckpoint | null> {
  const [row] = await db()
    .select()
    .from(auditCheckpoints)
    .where(eq(auditCheckpoints.chain, chain))
    .orderBy(desc(auditCheckpoints.number))
    .limit(1);
  return row ? checkpointOf(row) : null;
}

/** Inside tx(): the head of every chain with its latest checkpoint. */
export async function headsWithLast() {
  const last = db()
    .select()
    .from(auditCheckpoints)
    .where(eq(auditCheckpoints.chain, auditChains.chain))
    .orderBy(desc(auditCheckpoints.number))
    .limit(1)
    .as('last');
  const rows = await db()
    .select()
    .from(auditChains)
    .leftJoinLateral(last, sql`true`)
    .orderBy(asc(auditChains.chain));
  return rows.map((row) => ({ head: row.audit_chains, last: row.last && checkpointOf(row.last) }));
}

/** Every checkpoint of every chain, oldest first. */
export function allCheckpoints(database: Database): Promise<SignedCheckpoint[]> {
  return database.tx({ kind: 'system' }, async () => {
    const rows = await db().select().from(auditCheckpoints).orderBy(asc(auditCheckpoints.serial));
    return rows.map(checkpointOf);
  });
}

/** Inside tx(): when a chain was last signed; null before the first time. */
export async function lastCheckpointAt(): Promise<Date | null> {
  const [last] = await db()
    .select({ at: auditCheckpoints.at })
    .from(auditCheckpoints)
    .orderBy(desc(auditCheckpoints.serial))
    .limit(1);
  return last?.at ?? null;
}
