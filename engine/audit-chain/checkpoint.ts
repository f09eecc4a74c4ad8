import { canonicalJson } from './canonical-json.ts';
import type { Checkpoint } from './verify-chain.ts';

/** What is signed: event number `seq` of the chain had this hash. `number` counts the checkpoints of the chain from 1. */
type CheckpointClaim = Checkpoint & { chain: string; number: number; at: string; kid: string };
export type SignedCheckpoint = CheckpointClaim & { signature: string };

/** Which checkpoint of which chain, and what it noted. */
export type CheckpointTrace = Checkpoint & { chain: string; number: number };

/**
 * A checkpoint's place among those of all chains: `serial` counts from 1, and the one before is named whole, so that
 * the last checkpoint of a chain cannot be removed while a later one of any chain stands.
 */
type LogPlace = {
  serial: number;
  kid: string;
  checkpoint: CheckpointTrace;
  after: CheckpointTrace | null;
};
export type SignedPlace = LogPlace & { signature: string };

/** Whether the key with this id signed the text; undefined when there is no such key at hand. */
export type IsSigned = (kid: string, text: string, signature: string) => boolean | undefined;

/** Where a checkpoint is wrong: `seq` is the first row that nothing vouches for. */
export type CheckpointFlaw = { chain: string; seq: number; reason: string };

const traceOf = ({ chain, number, seq, hash }: CheckpointTrace) => ({ chain, number, seq, hash });

/** The text that is signed. The purpose keeps a signature from being shown for anything else. */
export const checkpointText = ({ chain, number, seq, hash, at, kid }: CheckpointClaim) =>
  canonicalJson({ purpose: 'prudence audit checkpoint, version 1', chain, number, seq, hash, at, kid });

export const placeText = ({ serial, kid, checkpoint, after }: LogPlace) =>
  canonicalJson({
    purpose: 'prudence audit checkpoint log, version 1',
    serial,
    kid,
    checkpoint: traceOf(checkpoint),
    after: after && traceOf(after),
  });

function unsigned(what: string, kid: string, text: string, signature: string, isSigned: IsSigned) {
  const verdict = isSigned(kid, text, signature);
  if (verdict) return undefined;
  return verdict === undefined
    ? `${what} names the key ${kid}, which is not at hand.`
    : `${what} is not signed by the key ${kid}: it was forged or changed.`;
}

/** Judges the checkpoints of one chain, in the order of their numbers. Only what is rightly signed is believed. */
export function judgeCheckpoints(stored: readonly SignedCheckpoint[], isSigned: IsSigned) {
  const notes: Checkpoint[] = [];
  let flaw: CheckpointFlaw | null = null;
  let due = 1;
  for (const checkpoint of stored) {
    const { chain, number, seq, hash, kid, signature } = checkpoint;
    const reason = unsigned(
      `Checkpoint ${number} at row ${seq}`,
      kid,
      checkpointText(checkpoint),
      signature,
      isSigned,
    );
    if (reason) flaw ??= { chain, seq, reason };
    else if (number !== due) {
      const first = (notes.at(-1)?.seq ?? 0) + 1;
      flaw ??= {
        chain,
        seq: first,
        reason: `Checkpoint ${due} is missing, somewhere in rows ${first} to ${seq}.`,
      };
    }
    if (!reason) notes.push({ seq, hash });
    due = number + 1;
  }
  return { notes, flaw };
}

/** Judges the log of all checkpoints, in the order of their serials; answers what was removed and what it had noted. */
export function judgeLog(stored: Iterable<SignedPlace>, isSigned: IsSigned) {
  const removed: CheckpointTrace[] = [];
  let flaw: string | null = null;
  let due = 1;
  for (const place of stored) {
    const { serial, kid, after, signature } = place;
    const reason = unsigned(
      `Entry ${serial} of the checkpoint log`,
      kid,
      placeText(place),
      signature,
      isSigned,
    );
    if (reason) flaw ??= reason;
    else if (serial !== due) {
      const lost = serial - due === 1 ? `Entry ${due}` : `Entries ${due} to ${serial - 1}`;
      const last = after
        ? `, last number ${after.number} of the chain ${after.chain} at row ${after.seq}`
        : '';
      flaw ??= `${lost} of the checkpoint log ${serial - due === 1 ? 'was' : 'were'} removed${last}.`;
      if (after) removed.push(after);
    }
    due = serial + 1;
  }
  return { removed, flaw };
}
