import { type KeyObject, sign } from 'node:crypto';
import type { Platform } from '../../../server/platform/index.ts';

type Part = Record<string, unknown>;

const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;

/** Header and payload of a token. */
export function partsOf(token: string) {
  const [header, payload] = token.split('.');
  return { header: read(header), payload: read(payload) };
}

/** A part as it stands in a token; a text is taken letter by letter. */
export const partText = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

/** The key that access tokens are signed with. */
export const tokenKey = ({ keys }: Pick<Platform, 'keys'>) => keys.signing('token');

/** A token of this header and payload, signed with Ed25519 by whoever holds the key. */
export function signToken(header: unknown, payload: unknown, key: KeyObject): string {
  const signed = `${partText(header)}.${partText(payload)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}
