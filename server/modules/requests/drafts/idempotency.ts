import { canonicalJson, type Json } from '../../../../engine/audit-chain/index.ts';
import { problem, sha256 } from '../../../platform/index.ts';
import type { Upload } from '../files/attachments.ts';

/** What the browser sends once for one press of the button, and the digest of what it sent with it. */
export type Idempotency = { key: string; digest: string };

/** Undefined without a key. What was sent is its content and files, whatever order the files came in. */
export function idempotencyOf(
  key: string | undefined,
  content: unknown,
  uploads: readonly Upload[] = [],
): Idempotency | undefined {
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw problem('input.invalid', 'An Idempotency-Key has 1 to 100 visible ASCII characters.');
  const files = uploads.map(({ name, sha256 }) => `${sha256} ${name}`).sort();
  const sent = canonicalJson({ content: content as Json, files });
  return { key, digest: sha256(sent) };
}
