/** Anything JSON can say. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/**
 * One text for one value, whatever the order its keys were written in: keys sorted by code unit, no blanks,
 * strings in NFC, `undefined` members left out, -0 as 0. Arrays keep their order.
 * After RFC 8785 (JSON Canonicalization Scheme, 2020), with NFC added so that text survives a database unharmed.
 * @throws TypeError for what JSON cannot say: NaN, infinities, functions, dates, cycles, bigint
 */
export function canonicalJson(value: Json): string {
  return write(value, []);
}

function write(value: unknown, above: readonly unknown[]): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} has no place in canonical JSON.`);
    return JSON.stringify(value === 0 ? 0 : value);
  }
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} has no place in canonical JSON.`);
  if (above.includes(value)) throw new TypeError('A value that contains itself has no canonical JSON.');
  const inside = [...above, value];
  if (Array.isArray(value)) return `[${value.map((item) => write(item, inside)).join(',')}]`;
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) {
    throw new TypeError('Only plain objects have a place in canonical JSON.');
  }
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${write(member, inside)}`);
  return `{${members.join(',')}}`;
}
