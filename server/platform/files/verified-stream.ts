import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { corruptFile } from './refusals.ts';

/** Passes everything through and fails at the end when the digest is another. */
export function verifying(sha256: string): Transform {
  const digest = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(digest.digest('hex') === sha256 ? null : corruptFile());
    },
  });
}
