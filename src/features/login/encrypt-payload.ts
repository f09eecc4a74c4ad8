import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';

const KEY_BYTES = 16;

/**
 * The two-factor payload as the wire wants it: AES-128-CBC with PKCS7 padding, the 16 characters of the secret as key
 * and as initialization vector, base64. Both are crypto-js's own mode and padding unless told otherwise.
 */
export function encryptPayload(payload: object, secret: string): string {
  const key = Utf8.parse(secret);
  if (key.sigBytes !== KEY_BYTES) throw new Error('The challenge must be 16 characters.');
  return AES.encrypt(JSON.stringify(payload), key, { iv: key }).toString();
}
