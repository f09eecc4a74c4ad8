import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type AuditEvent,
  chainStart,
  type ExportedEvent,
  exportDigest,
  hashEvent,
} from '../../../../engine/audit-chain/index.ts';
import { fixedKeys } from '../../../platform/keys.ts';
import { isSignedByRing } from '../checkpoints/signatures.ts';
import { judgeExportFile } from './read-export.ts';
import { sealedFile } from './sealed-file.ts';

// Writes an export that is larger than the memory of this thread and judges it: as often as it is read, it is written.
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const keys = fixedKeys();
const header = { at: '2026-11-20T09:00:00.000Z' };
const { events: howMany, characters } = workerData as { events: number; characters: number };
let written = 0;

async function* events(digest: ReturnType<typeof exportDigest>) {
  let previousHash = chainStart;
  for (let seq = 1; seq <= howMany; seq += 1) {
    const covered: AuditEvent = {
      ...{ chain: 'firm', seq, at: header.at, type: 'test' },
      actor: 'system',
      personalDigests: {},
    };
    const hash = hashEvent(previousHash, covered, sha256);
    const event: ExportedEvent = {
      ...{ chain: 'firm', seq, previousHash, hash, covered, personal: null },
      shown: { text: `${seq}`.padEnd(characters, 'x') },
    };
    digest.add(event);
    yield event;
    previousHash = hash;
  }
}

async function* read() {
  const digest = exportDigest(header, sha256);
  written = 0;
  for await (const text of sealedFile(keys, {
    ...{ header, digest, events: events(digest) },
    checkpoints: async () => [],
  })) {
    written += text.length;
    yield text;
  }
}

const { verdict } = await judgeExportFile(read, isSignedByRing(keys));
parentPort?.postMessage({ verdict, written });
