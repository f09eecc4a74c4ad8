import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSignedBy, type VerifyingKey } from './modules/audit/index.ts';
import type { Env } from './platform/env.ts';
import { loadKeys } from './platform/keys.ts';

const pem = /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g;

/** The public keys of a verification: those of a file, else those of the key ring. No ring is made where there is none. */
export function auditKeys({ dataDir, keys }: Env, file?: string): VerifyingKey[] {
  if (file !== undefined) {
    const texts = readFileSync(file, 'utf8').match(pem) ?? [];
    if (texts.length === 0) throw new Error(`There is no public key in ${file}.`);
    return texts.map((text) => ({ kid: null, publicKey: createPublicKey(text) }));
  }
  if (!keys && !existsSync(join(dataDir, 'keys.json'))) return [];
  return loadKeys(dataDir, keys).verifying('audit');
}

/** Hashes alone prove little: without a key a checkpoint is no more than another row. */
export function signedBy(keys: readonly VerifyingKey[]) {
  if (keys.length > 0) return isSignedBy(keys);
  return () => {
    throw new Error('There are checkpoints and no key to check them with: give PRUDENCE_KEYS or --key FILE.');
  };
}
