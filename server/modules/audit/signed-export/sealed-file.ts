import {
  type ExportedEvent,
  type ExportHeader,
  type exportDigest,
  exportFormat,
  exportText,
  type SignedCheckpoint,
} from '../../../../engine/audit-chain/index.ts';
import type { Keys } from '../../../platform/index.ts';
import { signText } from '../checkpoints/signatures.ts';

type Contents = {
  header: ExportHeader;
  events: AsyncIterable<ExportedEvent>;
  checkpoints: () => Promise<SignedCheckpoint[]>;
  /** Has been told each event by the time the events end. */
  digest: ReturnType<typeof exportDigest>;
};

/** One JSON document, written from its beginning to its end: the seal stands last. */
export async function* sealedFile(
  keys: Pick<Keys, 'signing'>,
  { header, events, checkpoints, digest }: Contents,
) {
  yield `{"format":${JSON.stringify(exportFormat)},\n"header":${JSON.stringify(header)},\n"events":[`;
  let before = '\n';
  for await (const event of events) {
    yield before + JSON.stringify(event);
    before = ',\n';
  }
  yield `],\n"checkpoints":${JSON.stringify(await checkpoints())},\n`;
  const { kid } = keys.signing('audit');
  const claim = { ...digest.end(), kid };
  const { signature } = signText(keys, exportText(claim));
  yield `"seal":${JSON.stringify({ ...claim, signature })}}\n`;
}
