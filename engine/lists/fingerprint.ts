import { canonicalJson } from '../audit-chain/index.ts';
import type { ParsedEntry } from './entry.ts';

/**
 * One text for what an entry says, independent of the order in which the list gives aliases, identifiers and the
 * rest; two versions of an entry differ materially exactly when their fingerprints differ. The caller hashes it.
 */
export function fingerprint(entry: ParsedEntry): string {
  const { id, type, gender, remarks } = entry;
  const sorted = (list: readonly string[]) => [...list].sort();
  return canonicalJson({
    id,
    type,
    gender,
    remarks,
    names: sorted(entry.names.map(({ text, kind }) => canonicalJson({ text, kind }))),
    identifiers: sorted(
      entry.identifiers.map(({ scheme, value, country }) => canonicalJson({ scheme, value, country })),
    ),
    countries: sorted(entry.countries),
    births: sorted(entry.births),
    programmes: sorted(entry.programmes),
    positions: sorted(entry.positions),
    topics: sorted(entry.topics),
    addresses: sorted(entry.addresses),
  });
}

/** Ids of entries, each list sorted. */
type ListDiff = { added: string[]; changed: string[]; removed: string[] };

/** Compares two versions of a list, given as fingerprints (or their hashes) by entry id. */
export function diffLists(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ListDiff {
  const diff: ListDiff = { added: [], changed: [], removed: [] };
  for (const [id, print] of after) {
    const old = before.get(id);
    if (old === undefined) diff.added.push(id);
    else if (old !== print) diff.changed.push(id);
  }
  for (const id of before.keys()) if (!after.has(id)) diff.removed.push(id);
  for (const ids of Object.values(diff)) ids.sort();
  return diff;
}
