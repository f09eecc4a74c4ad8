import { z } from 'zod';
import {
  type ExportedEvent,
  type ExportVerdict,
  exportJudge,
  type IsSigned,
  type SignedExport,
} from '../../../../engine/audit-chain/index.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { signedCheckpoint } from '../checkpoints/kept-checkpoints.ts';
import { jsonParts } from './json-parts.ts';

const frame = z.object({
  format: z.string(),
  header: z.looseObject({ at: z.string() }),
  events: z.array(z.never()),
  checkpoints: z.array(signedCheckpoint),
  seal: z.object({
    events: z.number().int(),
    digest: z.string(),
    kid: z.string(),
    signature: z.string(),
  }),
});
const exportedEvent = z.looseObject({
  chain: z.string(),
  seq: z.number().int(),
  previousHash: z.string(),
  hash: z.string(),
  covered: z.unknown(),
  personal: z.unknown(),
  shown: z.unknown(),
});

/** What surrounds the events, and how many these are. */
type JudgedExport = Pick<SignedExport, 'header' | 'seal'> & { events: number; verdict: ExportVerdict };

/**
 * Judges a signed file of the audit trail by itself. It is read twice, an event at a time: its members may stand in
 * any order, and no memory would hold a large one whole.
 * @throws when it is no such file
 */
export async function judgeExportFile(
  read: () => AsyncIterable<string>,
  isSigned: IsSigned,
): Promise<JudgedExport> {
  const found: Record<string, unknown> = {};
  for await (const part of partsOf(read)) {
    if (!('member' in part)) continue;
    const [entry, ...more] = Object.entries(parse(`{${part.member}}`) as object);
    if (!entry || more.length > 0 || entry[0] in found) throw noExport();
    found[entry[0]] = entry[1];
  }
  const { header, ...rest } = checked(frame, found) as unknown as SignedExport;
  const judge = exportJudge(header, isSigned, sha256);
  let events = 0;
  for await (const part of partsOf(read)) {
    if (!('element' in part)) continue;
    judge.add(checked(exportedEvent, parse(part.element)) as unknown as ExportedEvent);
    events += 1;
  }
  return { header, seal: rest.seal, events, verdict: judge.end(rest) };
}

async function* partsOf(read: () => AsyncIterable<string>) {
  try {
    yield* jsonParts(read(), 'events');
  } catch (error) {
    throw error instanceof SyntaxError ? noExport() : error;
  }
}

const noExport = () => new Error('The file is no signed export of an audit trail.');

function checked<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const read = schema.safeParse(value);
  if (!read.success) throw noExport();
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw noExport();
  }
}
