import { canonicalJson, type Json } from './canonical-json.ts';
import { checkpointText, type IsSigned, type SignedCheckpoint } from './checkpoint.ts';
import { type AuditEvent, hashEvent, type PersonalValues, type Sha256 } from './hash-event.ts';
import { alteredPersonal } from './seal-personal.ts';

export const exportFormat = 'prudence audit export, version 1';

/**
 * One event in a file that is handed over. `covered` is what its hash is made of, where the reader may have that;
 * `shown` is the event as the page shows it.
 */
export type ExportedEvent = {
  chain: string;
  seq: number;
  previousHash: string;
  hash: string;
  covered: AuditEvent | null;
  personal: PersonalValues | null;
  shown: Json;
};

export type ExportHeader = { at: string; readonly [key: string]: Json };

/** `digest` stands for the header and every event, in their order; the signature is over the rest of the seal. */
type ExportSeal = { events: number; digest: string; kid: string; signature: string };

export type SignedExport = {
  format: string;
  header: ExportHeader;
  events: readonly ExportedEvent[];
  checkpoints: readonly SignedCheckpoint[];
  seal: ExportSeal;
};

/** Digests a file while it is written: each event together with all before it. */
export function exportDigest(header: ExportHeader, sha256: Sha256) {
  let digest = sha256(canonicalJson({ format: exportFormat, header }));
  let events = 0;
  return {
    add(event: ExportedEvent) {
      digest = sha256(`${digest}\n${canonicalJson(event as unknown as Json)}`);
      events += 1;
    },
    end: () => ({ events, digest }),
  };
}

/** The text that is signed. The purpose keeps a signature from being shown for anything else. */
export const exportText = ({ events, digest, kid }: Omit<ExportSeal, 'signature'>) =>
  canonicalJson({ purpose: exportFormat, events, digest, kid });

/** What a file proves by itself: how many hashes were computed anew, how many neighbours follow one another. */
export type ExportVerdict = { flaws: string[]; recomputed: number; linked: number; vouched: number };

/**
 * Judges a file without the database it came from: the signature, that nothing in it was changed, left out or moved
 * since, that each event has the hash it claims, follows its neighbour, and is what a checkpoint noted.
 */
export function judgeExport(file: SignedExport, isSigned: IsSigned, sha256: Sha256): ExportVerdict {
  const judge = exportJudge(file.header, isSigned, sha256);
  for (const event of file.events) judge.add(event);
  return judge.end(file);
}

/**
 * The same, event by event: of those that were judged only the hashes are kept.
 * @returns `add` for each event in the order of the file, `end` for the verdict
 */
export function exportJudge(header: ExportHeader, isSigned: IsSigned, sha256: Sha256) {
  const digest = exportDigest(header, sha256);
  const hashes = new Map<string, string>();
  const verdict: ExportVerdict = { flaws: [], recomputed: 0, linked: 0, vouched: 0 };
  return {
    add(event: ExportedEvent) {
      digest.add(event);
      judgeEvent(event, hashes, verdict, sha256);
    },
    end({ format, checkpoints, seal }: Omit<SignedExport, 'header' | 'events'>): ExportVerdict {
      const ofEvents = verdict.flaws;
      verdict.flaws = [];
      const flaw = (reason: string) => void verdict.flaws.push(reason);
      if (format !== exportFormat) flaw(`The file is no "${exportFormat}".`);
      const signed = isSigned(seal.kid, exportText(seal), seal.signature);
      if (!signed)
        flaw(
          signed === undefined
            ? `The file names the key ${seal.kid}, which is not at hand.`
            : `The file is not signed by the key ${seal.kid}: it was forged or changed.`,
        );
      const found = digest.end();
      if (found.digest !== seal.digest || found.events !== seal.events)
        flaw(`The ${found.events} events of the file are not the ${seal.events} that were signed.`);
      verdict.flaws.push(...ofEvents);
      judgeNotes(hashes, checkpoints, verdict, isSigned);
      return verdict;
    },
  };
}

function judgeEvent(
  { chain, seq, previousHash, hash, covered, personal }: ExportedEvent,
  hashes: Map<string, string>,
  verdict: ExportVerdict,
  sha256: Sha256,
) {
  const where = `Row ${seq} of the chain ${chain}`;
  const before = hashes.get(`${chain} ${seq - 1}`);
  if (before === previousHash) verdict.linked += 1;
  else if (before !== undefined) verdict.flaws.push(`${where} does not follow the row before it.`);
  hashes.set(`${chain} ${seq}`, hash);
  if (!covered) return;
  const fits = covered.chain === chain && covered.seq === seq;
  if (!fits || hashEvent(previousHash, covered, sha256) !== hash)
    verdict.flaws.push(`${where} was changed: it does not have the hash it claims.`);
  const altered = alteredPersonal(personal, covered.personalDigests, sha256);
  if (altered.length > 0)
    verdict.flaws.push(
      `Personal values of row ${seq} of the chain ${chain} were changed: ${altered.join(', ')}.`,
    );
  verdict.recomputed += 1;
}

function judgeNotes(
  hashes: ReadonlyMap<string, string>,
  checkpoints: readonly SignedCheckpoint[],
  verdict: ExportVerdict,
  isSigned: IsSigned,
) {
  for (const checkpoint of checkpoints) {
    const { chain, number, seq, hash, kid, signature } = checkpoint;
    const name = `Checkpoint ${number} of the chain ${chain}`;
    if (!isSigned(kid, checkpointText(checkpoint), signature))
      verdict.flaws.push(`${name} is not signed by a key of ours.`);
    const here = hashes.get(`${chain} ${seq}`);
    if (here === undefined) continue;
    if (here === hash) verdict.vouched += 1;
    else
      verdict.flaws.push(`Row ${seq} of the chain ${chain} is not the one that ${name.toLowerCase()} noted.`);
  }
}
