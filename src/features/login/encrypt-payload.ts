const KEY_BYTES = 16;

/**
 * The two-factor payload as the wire wants it: AES-128-CBC with PKCS7 padding, the 16 characters of the secret as key
 * and as initialization vector, base64. The browser's own cipher pads by PKCS7 itself.
 */
export async function encryptPayload(payload: object, secret: string): Promise<string> {
  const bytes = new TextEncoder().encode(secret);
  if (bytes.length !== KEY_BYTES) throw new Error('The challenge must be 16 characters.');
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt']);
  const text = new TextEncoder().encode(JSON.stringify(payload));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: bytes }, key, text);
  return btoa(Array.from(new Uint8Array(sealed), (byte) => String.fromCharCode(byte)).join(''));
}
