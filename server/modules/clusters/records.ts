import type { ClusterEntry, LinkReason } from '../../../engine/clusters/index.ts';
import { entryKey } from '../../../engine/clusters/index.ts';

/** An entry by its list and the id it has there, in whatever version. */
export type EntryRef = { watchlistId: string; entryId: string };

/** Why two entries count as one. */
export type StoredLink = { left: EntryRef; right: EntryRef; points: number; reasons: LinkReason[] };

export const keyOf = ({ watchlistId, entryId }: EntryRef): string =>
  entryKey({ list: watchlistId, id: entryId });

/** The reverse of `keyOf`: the id of a list has no line break, that of an entry may have. */
export function refOf(key: string): EntryRef {
  const at = key.indexOf('\n');
  return { watchlistId: key.slice(0, at), entryId: key.slice(at + 1) };
}

/** Entries as engine/clusters reads them, by key; without those that no active list has any more. */
export type EntriesByKey = ReadonlyMap<string, ClusterEntry>;
