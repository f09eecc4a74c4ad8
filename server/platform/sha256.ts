import { createHash } from 'node:crypto';

/** Of a text in UTF-8, or of bytes, in hexadecimal. */
export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
