import type { Match } from '../../../contract/screening/matches.ts';
import type { ListEntry } from '../../../engine/names/index.ts';

const widestRange = 15;

/** What the matching engine reads of an entry; `id` is the one it is known by in the index. */
export function indexEntry(id: string, entry: Match['entry']): ListEntry {
  return {
    id,
    type: entry.type as ListEntry['type'],
    names: entry.names as ListEntry['names'],
    identifiers: entry.identifiers,
    countries: entry.countries,
    births: entry.births.flatMap(plainDates),
    ...(entry.gender === 'male' || entry.gender === 'female' ? { gender: entry.gender } : {}),
  };
}

/** Lists write EDTF (`1960~`, `1960/1962`); the engine compares plain dates, so a range becomes its years. */
function plainDates(date: string): string[] {
  const [from = '', to] = date.replaceAll('~', '').split('/');
  const first = Number(from.slice(0, 4));
  const last = Number((to ?? '').slice(0, 4));
  if (!to || !Number.isInteger(last) || last < first || last - first > widestRange) return from ? [from] : [];
  return Array.from({ length: last - first + 1 }, (_, step) => String(first + step));
}
