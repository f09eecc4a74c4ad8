import { chainStart, hashEvent, type Sha256, type StoredEvent } from './hash-event.ts';
import { alteredPersonal } from './seal-personal.ts';

/** A hash that was noted, and signed by the caller, outside the chain: `hash` of event number `seq`. */
export type Checkpoint = { seq: number; hash: string };

type BreakKind =
  | 'edited'
  | 'missing'
  | 'reordered'
  | 'repeated'
  | 'foreign'
  | 'rewritten'
  | 'cut'
  | 'personal_edited';

/** Where a chain breaks first: `seq` is the number of the event that is wrong or should stand there. */
type ChainBreak = { valid: false; seq: number; kind: BreakKind; reason: string };

type ChainVerdict = { valid: true; length: number; head: string } | ChainBreak;

type ChainExpectation = {
  /** Name of the chain all rows must belong to. */
  chain: string;
  checkpoints?: readonly Checkpoint[];
  /** Where the rows begin, when they are the later part of a chain that was verified before. */
  after?: Checkpoint;
};

/**
 * Verifies rows one at a time, for chains that do not fit into memory: `next` answers the break as soon as a row
 * shows it, `end` tells whether the tail is there.
 */
export function chainVerifier(expectation: ChainExpectation, sha256: Sha256) {
  const { chain, checkpoints = [], after } = expectation;
  const noted = new Map<number, string[]>();
  for (const { seq: at, hash } of checkpoints) noted.set(at, [...(noted.get(at) ?? []), hash]);
  let seq = after?.seq ?? 0;
  let head = after?.hash ?? chainStart;
  let vouched = seq;

  const broken = (at: number, kind: BreakKind, reason: string): ChainBreak => ({
    valid: false,
    seq: at,
    kind,
    reason,
  });

  function next(row: StoredEvent): ChainBreak | undefined {
    const due = seq + 1;
    if (row.chain !== chain) {
      return broken(due, 'foreign', `Row ${due} belongs to the chain "${row.chain}", not to "${chain}".`);
    }
    if (row.seq > due)
      return broken(due, 'missing', `Row ${due} is missing: row ${row.seq} follows row ${seq}.`);
    if (row.seq < due) {
      return broken(row.seq, 'repeated', `Row ${row.seq} stands a second time, after row ${seq}.`);
    }
    if (hashEvent(head, row, sha256) !== row.hash) {
      return broken(
        due,
        'edited',
        `Row ${due} was changed, or does not follow the row ${seq} that stands before it.`,
      );
    }
    const notes = noted.get(due);
    if (notes?.some((hash) => hash !== row.hash)) {
      return broken(
        due,
        'rewritten',
        `Row ${due} is not the one that was noted in the checkpoint: rows were rewritten, row ${vouched + 1} or a later one first.`,
      );
    }
    const altered = alteredPersonal(row.personal, row.personalDigests, sha256);
    if (altered.length > 0) {
      return broken(
        due,
        'personal_edited',
        `Personal values of row ${due} were changed: ${altered.join(', ')}.`,
      );
    }
    seq = due;
    head = row.hash;
    if (notes) vouched = due;
    return undefined;
  }

  function end(): ChainVerdict {
    const last = [...noted.keys()].reduce((most, one) => Math.max(most, one), 0);
    if (last <= seq) return { valid: true, length: seq, head };
    return broken(
      seq + 1,
      'cut',
      `Rows ${seq + 1} to ${last} are missing at the end: the checkpoint has noted row ${last}.`,
    );
  }

  return { next, end };
}

/**
 * Verifies a whole chain, rows in stored order, and names the first broken row: edited, deleted, inserted,
 * reordered, of another chain, or cut off or rewritten behind a checkpoint. Without a checkpoint a missing tail
 * and a chain rewritten from some row on cannot be seen.
 */
export function verifyChain(
  events: readonly StoredEvent[],
  sha256: Sha256,
  expectation: ChainExpectation,
): ChainVerdict {
  const verifier = chainVerifier(expectation, sha256);
  for (const event of events) {
    const found = verifier.next(event);
    if (!found) continue;
    const elsewhere = events.some((other) => other.seq === found.seq && other.chain === expectation.chain);
    if (found.kind !== 'missing' || !elsewhere) return found;
    return { ...found, kind: 'reordered', reason: `Row ${found.seq} stands in another place than its own.` };
  }
  return verifier.end();
}
