import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import type { IsSigned } from '../../../../engine/audit-chain/index.ts';
import type { Keys } from '../../../platform/index.ts';

/** A public key under the name it has in the key ring; a key from a file has no name and answers to any. */
export type VerifyingKey = { kid: string | null; publicKey: KeyObject };

const der = (key: KeyObject) => key.export({ format: 'der', type: 'spki' });

/** Told on the telephone, compared by eye: SHA-256 of the public key. */
export const fingerprintOf = (key: KeyObject) =>
  `SHA256:${createHash('sha256').update(der(key)).digest('base64url')}`;

export const publicText = (key: KeyObject) => der(key).toString('base64');

/** Signs with the key of the audit trail, which is never in the database. */
export function signText(keys: Pick<Keys, 'signing'>, text: string) {
  const { kid, privateKey } = keys.signing('audit');
  return { kid, signature: sign(null, Buffer.from(text), privateKey).toString('base64url') };
}

export function isSignedBy(keys: readonly VerifyingKey[]): IsSigned {
  return (kid, text, signature) => {
    const fitting = keys.filter((key) => key.kid === null || key.kid === kid);
    if (fitting.length === 0) return undefined;
    const bytes = Buffer.from(signature, 'base64url');
    return fitting.some(({ publicKey }) => verify(null, Buffer.from(text), publicKey, bytes));
  };
}

/** With every key of the ring that ever signed. */
export const isSignedByRing = (keys: Pick<Keys, 'verifying'>) => isSignedBy(keys.verifying('audit'));
