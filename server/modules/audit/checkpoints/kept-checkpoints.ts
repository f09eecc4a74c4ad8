import { z } from 'zod';
import {
  checkpointText,
  type IsSigned,
  type SignedCheckpoint,
} from '../../../../engine/audit-chain/index.ts';

/** As it stands in a line or a file. */
export const signedCheckpoint = z.object({
  chain: z.string(),
  number: z.number().int(),
  seq: z.number().int(),
  hash: z.string(),
  at: z.string(),
  kid: z.string(),
  signature: z.string(),
});
const logLine = z.object({ checkpoint: signedCheckpoint });

/** One checkpoint as a line of text, to be kept where the owner of the database cannot write. */
export const checkpointLine = ({ chain, number, seq, hash, at, kid, signature }: SignedCheckpoint) =>
  JSON.stringify({ chain, number, seq, hash, at, kid, signature });

/**
 * The checkpoints in a text that was kept: lines as they were printed, or the server's log; whatever else stands there
 * is passed over.
 * @throws when there is none, or one that no key of ours has signed
 */
export function readKept(text: string, isSigned: IsSigned): SignedCheckpoint[] {
  const kept = text.split('\n').flatMap((content, at) => {
    const found = parse(content);
    if (found && !isSigned(found.kid, checkpointText(found), found.signature))
      throw new Error(`The checkpoint in line ${at + 1} is not signed by a key of ours.`);
    return found ? [found] : [];
  });
  if (kept.length === 0) throw new Error('There is no checkpoint in the file.');
  return kept;
}

function parse(content: string): SignedCheckpoint | null {
  if (!content.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(content);
    return signedCheckpoint.safeParse(value).data ?? logLine.safeParse(value).data?.checkpoint ?? null;
  } catch {
    return null;
  }
}
