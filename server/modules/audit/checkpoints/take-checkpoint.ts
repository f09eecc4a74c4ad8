import { desc, eq, sql } from 'drizzle-orm';
import {
  type Checkpoint,
  type CheckpointTrace,
  chainVerifier,
  checkpointText,
  type IsSigned,
  placeText,
  type SignedCheckpoint,
} from '../../../../engine/audit-chain/index.ts';
import { db, type Platform } from '../../../platform/index.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { auditChains, auditCheckpoints } from '../tables.ts';
import { readRows } from '../verification/read-rows.ts';
import { isSignedByRing, signText } from './signatures.ts';
import { headsWithLast, lastCheckpoint } from './stored-checkpoint.ts';

type Tools = Pick<Platform, 'database' | 'clock' | 'keys'>;
type Head = typeof auditChains.$inferSelect;
type Taken = { checkpoint: SignedCheckpoint | null; brokenAt: number | null; why: string | null };

const system = { kind: 'system' } as const;

/**
 * Signs the head of a chain, if it moved since the last checkpoint and everything between follows from that one: what
 * was rewritten behind our back is named and never signed.
 */
export async function takeCheckpoint(tools: Tools, chain: string): Promise<Taken> {
  const { database, keys } = tools;
  const { head, last } = await database.tx(system, async () => ({
    head: await headOf(chain),
    last: await lastCheckpoint(chain),
  }));
  const nothing = { checkpoint: null, brokenAt: null, why: null };
  const lost = last && lostSince(last, head, isSignedByRing(keys));
  if (lost) return { ...nothing, ...lost };
  if (!head || head.seq === (last?.seq ?? 0)) return nothing;
  const broken = await breakBetween(database, head, last);
  if (broken) return { ...nothing, brokenAt: broken.seq, why: broken.reason };
  return { ...nothing, checkpoint: await database.tx(system, () => store(tools, head)) };
}

/** In one statement: the chains that moved since their last checkpoint, and those that do not fit to it. */
export async function chainsToSign({ database, keys }: Omit<Tools, 'clock'>): Promise<string[]> {
  const isSigned = isSignedByRing(keys);
  const heads = await database.tx(system, headsWithLast);
  return heads
    .filter(({ head, last }) => head.seq !== (last?.seq ?? 0) || (last && lostSince(last, head, isSigned)))
    .map(({ head }) => head.chain);
}

function lostSince(last: SignedCheckpoint, head: Head | null, isSigned: IsSigned) {
  const { number, seq, hash } = last;
  if (!isSigned(last.kid, checkpointText(last), last.signature))
    return { brokenAt: seq, why: `Checkpoint ${number} at row ${seq} is not signed by a key of ours.` };
  if (!head || head.seq < seq)
    return { brokenAt: (head?.seq ?? 0) + 1, why: `The chain ends before row ${seq}, which was noted.` };
  if (head.seq === seq && head.hash !== hash)
    return { brokenAt: seq, why: `Row ${seq} is not the one that was noted.` };
  return null;
}

async function headOf(chain: string): Promise<Head | null> {
  const [head] = await db().select().from(auditChains).where(eq(auditChains.chain, chain));
  return head ?? null;
}

async function breakBetween(database: Platform['database'], head: Head, last: SignedCheckpoint | null) {
  const { chain } = head;
  const after: Checkpoint | undefined = last ?? undefined;
  const verifier = chainVerifier({ chain, after, checkpoints: [{ seq: head.seq, hash: head.hash }] }, sha256);
  for await (const rows of readRows(database, system, chain, { after: after?.seq ?? 0, upTo: head.seq }))
    for (const row of rows) {
      const broken = verifier.next(row);
      if (broken) return broken;
    }
  const verdict = verifier.end();
  return verdict.valid ? null : verdict;
}

/** Inside tx(). One at a time among all servers, so that numbers and serials have no gaps. */
async function store({ clock, keys }: Tools, head: Head): Promise<SignedCheckpoint | null> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('audit_checkpoints', 0))`);
  const last = await lastCheckpoint(head.chain);
  if (last && last.seq >= head.seq) return null;
  const [before] = await db().select().from(auditCheckpoints).orderBy(desc(auditCheckpoints.serial)).limit(1);
  const { kid } = keys.signing('audit');
  const at = clock.now();
  const { chain, seq, hash } = head;
  const number = (last?.number ?? 0) + 1;
  const claim = { chain, number, seq, hash, at: at.toISOString(), kid };
  const serial = (before?.serial ?? 0) + 1;
  const after: CheckpointTrace | null = before
    ? { chain: before.chain, number: before.number, seq: before.seq, hash: before.hash }
    : null;
  const { signature } = signText(keys, checkpointText(claim));
  const place = signText(keys, placeText({ serial, kid, checkpoint: claim, after }));
  const { clientId } = head;
  await db()
    .insert(auditCheckpoints)
    .values({ ...claim, at, clientId, signature, serial, after, placeSignature: place.signature });
  return { ...claim, signature };
}
