import type { z } from 'zod';
import { twoFactorPayload } from '../../../../contract/security/sign-in.ts';
import { legacyDecrypt } from '../legacy-cipher.ts';

export type TokenEntry = z.output<typeof twoFactorPayload>;

const noSecret = 'A'.repeat(16);

/** The decrypted payload; null for everything that is not one, whatever was wrong with it. */
export function readPayload(payload: string, secret: string | undefined): TokenEntry | null {
  const text = legacyDecrypt(payload, secret ?? noSecret);
  if (text === null) return null;
  try {
    return twoFactorPayload.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
