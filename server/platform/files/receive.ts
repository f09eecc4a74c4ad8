import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tooLarge } from './refusals.ts';

type Received = { sha256: string; size: number };

/** Writes the stream to disk and waits for the disk; counts and digests on the way. Nothing stays when it fails. */
export async function receive(
  content: Readable,
  path: string,
  maxBytes: number,
  name: string,
): Promise<Received> {
  const digest = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(tooLarge(name, maxBytes));
      digest.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(content, counted, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  if ((content as { truncated?: boolean }).truncated) {
    await rm(path, { force: true });
    throw tooLarge(name, maxBytes);
  }
  return { sha256: digest.digest('hex'), size };
}
