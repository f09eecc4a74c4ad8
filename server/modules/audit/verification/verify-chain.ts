import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { chainReport } from '../../../../contract/reports/audit.ts';
import {
  type CheckpointFlaw,
  type CheckpointTrace,
  chainVerifier,
  type IsSigned,
  judgeCheckpoints,
  type SignedCheckpoint,
} from '../../../../engine/audit-chain/index.ts';
import { type Database, db, type Scope } from '../../../platform/index.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { checkpointsOf } from '../checkpoints/stored-checkpoint.ts';
import { auditChains } from '../tables.ts';
import { readRows } from './read-rows.ts';

type Tools = { database: Pick<Database, 'tx'>; isSigned: IsSigned };
type Head = typeof auditChains.$inferSelect;
type Verdict = ChainReport['chains'][number];
type Progress = (verified: number) => Promise<void> | void;

/** Verifies one chain against its head, its own checkpoints and those `noted` elsewhere. */
export async function verifyChain(
  { database, isSigned }: Tools,
  scope: Scope,
  head: Head,
  noted: readonly CheckpointTrace[],
  onProgress: Progress,
): Promise<Verdict> {
  const { chain } = head;
  const stored = await database.tx(scope, () => checkpointsOf(chain));
  const { notes, flaw } = judgeCheckpoints(stored, isSigned);
  const checkpoints = [...notes, ...noted, { seq: head.seq, hash: head.hash }];
  const rows = await verifyRows(database, scope, head, checkpoints, onProgress);
  const first = earliest(rows, flaw, removedSince(stored, noted));
  const last = stored.at(-1);
  return {
    chain,
    events: rows.events,
    head: first ? head.hash : rows.head,
    brokenAt: first?.seq ?? null,
    why: first?.reason ?? null,
    checkpoint: last ? { number: last.number, seq: last.seq, at: last.at, kid: last.kid } : null,
    unsigned: Math.max(0, rows.events - (notes.at(-1)?.seq ?? 0)),
  };
}

type Flaw = { seq: number; reason: string };
type Rows = { events: number; head: string; broken: Flaw | null };

/** A broken row goes before a broken checkpoint of the same row: it says more. */
function earliest({ broken }: Rows, ...flaws: (Flaw | null)[]): Flaw | null {
  return [broken, ...flaws].reduce(
    (first, one) => (one && (!first || one.seq < first.seq) ? one : first),
    null as Flaw | null,
  );
}

function removedSince(
  stored: readonly SignedCheckpoint[],
  noted: readonly CheckpointTrace[],
): CheckpointFlaw | null {
  const there = new Map(stored.map((checkpoint) => [checkpoint.number, checkpoint]));
  const lost = noted.find(({ number, seq, hash }) => {
    const own = there.get(number);
    return own?.seq !== seq || own.hash !== hash;
  });
  if (!lost) return null;
  const { chain, number, seq } = lost;
  return { chain, seq, reason: `Checkpoint ${number} at row ${seq} was removed or replaced.` };
}

async function verifyRows(
  database: Pick<Database, 'tx'>,
  scope: Scope,
  head: Head,
  checkpoints: readonly { seq: number; hash: string }[],
  onProgress: Progress,
): Promise<Rows> {
  const { chain } = head;
  const verifier = chainVerifier({ chain, checkpoints }, sha256);
  let events = 0;
  for await (const rows of readRows(database, scope, chain)) {
    for (const row of rows) {
      const broken = verifier.next(row);
      if (broken) return { events, head: head.hash, broken };
      events += 1;
    }
    await onProgress(events);
  }
  if (events > head.seq && events > (await database.tx(scope, () => seqOfHead(chain)))) {
    const reason = `Row ${head.seq + 1} stands behind the head of its chain.`;
    return { events, head: head.hash, broken: { seq: head.seq + 1, reason } };
  }
  const verdict = verifier.end();
  if (verdict.valid) return { events, head: verdict.head, broken: null };
  return { events, head: head.hash, broken: verdict };
}

/** Asked again after the rows: the chain may have grown meanwhile, and its head with it. */
async function seqOfHead(chain: string) {
  const [row] = await db()
    .select({ seq: auditChains.seq })
    .from(auditChains)
    .where(eq(auditChains.chain, chain));
  return row?.seq ?? 0;
}

export type ChainReport = z.infer<typeof chainReport>;
