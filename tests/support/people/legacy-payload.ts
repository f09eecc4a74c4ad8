import { createCipheriv } from 'node:crypto';

/** The body of the token step as the wire wants it: AES-128-CBC, key and first block the challenge, in base64. */
export function encryptPayload(payload: object, challenge: string): string {
  const cipher = createCipheriv('aes-128-cbc', challenge, challenge);
  return cipher.update(JSON.stringify(payload), 'utf8', 'base64') + cipher.final('base64');
}
