import { createCipheriv, createDecipheriv } from 'node:crypto';

/*
 * AES-128-CBC with PKCS7 padding, the 16 characters of the secret being key and vector alike, in base64: the format
 * that the specification fixes. It hides nothing by itself; TLS and the checks after it are the protection.
 */

export function legacyEncrypt(text: string, secret: string): string {
  const cipher = createCipheriv('aes-128-cbc', secret, secret);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** Null for whatever was not made with this secret, without saying what was wrong with it. */
export function legacyDecrypt(text: string, secret: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-cbc', secret, secret);
    const bytes = Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
