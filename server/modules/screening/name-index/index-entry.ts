import type { Match } from '../../../../contract/screening/matches.ts';
import type { ListEntry } from '../../../../engine/names/index.ts';

/** What the matching engine reads of an entry; `id` is the one it is known by in the index. */
export function indexEntry(id: string, entry: Match['entry']): ListEntry {
  return {
    id,
    type: entry.type as ListEntry['type'],
    names: entry.names as ListEntry['names'],
    identifiers: entry.identifiers,
    countries: entry.countries,
    births: entry.births,
    ...(entry.gender === 'male' || entry.gender === 'female' ? { gender: entry.gender } : {}),
  };
}
