import { z } from 'zod';
import {
  type ExportVerdict,
  type IsSigned,
  judgeExport,
  type SignedExport,
} from '../../../../engine/audit-chain/index.ts';
import { signedCheckpoint } from '../checkpoints/kept-checkpoints.ts';
import { sha256 } from '../sha256.ts';

const file = z.object({
  format: z.string(),
  header: z.looseObject({ at: z.string() }),
  events: z.array(
    z.looseObject({
      chain: z.string(),
      seq: z.number().int(),
      previousHash: z.string(),
      hash: z.string(),
      covered: z.unknown(),
      personal: z.unknown(),
      shown: z.unknown(),
    }),
  ),
  checkpoints: z.array(signedCheckpoint),
  seal: z.object({
    events: z.number().int(),
    digest: z.string(),
    kid: z.string(),
    signature: z.string(),
  }),
});

/**
 * Judges a signed file of the audit trail by itself.
 * @throws when the text is no such file
 */
export function judgeExportFile(
  text: string,
  isSigned: IsSigned,
): { file: SignedExport; verdict: ExportVerdict } {
  const read = file.safeParse(parse(text));
  if (!read.success) throw new Error('The file is no signed export of an audit trail.');
  const signed = read.data as unknown as SignedExport;
  return { file: signed, verdict: judgeExport(signed, isSigned, sha256) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
