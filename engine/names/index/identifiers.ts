import type { Identifier, ListEntry } from '../types.ts';

/** Entries by the letters and figures of their identifiers. */
export type IdentifierMap = Map<string, { entry: number; identifier: Identifier }[]>;

const SHORTEST = 5;

/** An identifier without spaces and signs, in capitals; undefined when too short to mean anything. */
export function identifierKey(value: string): string | undefined {
  const key = value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return key.length >= SHORTEST && /\p{N}/u.test(key) ? key : undefined;
}

/** True when two identifiers can be the same: scheme and country agree as far as both are known. */
export function sameIdentifier(ours: Identifier, theirs: Identifier): boolean {
  const key = identifierKey(ours.value);
  if (key === undefined || key !== identifierKey(theirs.value)) return false;
  return agree(ours.scheme, theirs.scheme) && agree(ours.country, theirs.country);
}

function agree(a: string | undefined, b: string | undefined): boolean {
  return !a || !b || a.toUpperCase() === b.toUpperCase();
}

export function buildIdentifiers(entries: ListEntry[]): IdentifierMap {
  const map: IdentifierMap = new Map();
  entries.forEach((entry, number) => {
    for (const identifier of entry.identifiers) {
      const key = identifierKey(identifier.value);
      if (key === undefined) continue;
      const list = map.get(key);
      if (list) list.push({ entry: number, identifier });
      else map.set(key, [{ entry: number, identifier }]);
    }
  });
  return map;
}
