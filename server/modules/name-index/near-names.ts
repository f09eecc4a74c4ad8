import { type NearMatchVerdict, nearMatch } from '../../../engine/mca/index.ts';
import { buildNameIndex, findNames } from '../../../engine/names/index.ts';

/** What rule 8 says of a name and the one at `place` among the others. */
type NearVerdict = { place: number; verdict: NearMatchVerdict; clauses: string[] };

/** `truncated` says that more names resemble it than were compared. */
export type NearNames = { verdicts: NearVerdict[]; truncated: boolean };

/** Comparing a pair takes up to 0.1 ms: beyond this many, only names that resemble each other at all are compared. */
const mostPairs = 10_000;
const candidates = { limit: 1000, threshold: 0.4 };

/** For each name the others that rule 8 does not call different from it. */
export function nearNames(names: readonly string[], others: readonly string[]): NearNames[] {
  const all = { places: others.map((_, place) => place), truncated: false };
  const placesFor = names.length * others.length > mostPairs ? resembling(others) : () => all;
  return names.map((name) => {
    const { places, truncated } = placesFor(name);
    const verdicts = places.flatMap((place) => {
      const { verdict, clauses } = nearMatch(name, others[place] ?? '');
      return verdict === 'different' ? [] : [{ place, verdict, clauses: [...clauses] }];
    });
    return { verdicts, truncated };
  });
}

function resembling(others: readonly string[]) {
  const nothing = { identifiers: [], countries: [], births: [] };
  const index = buildNameIndex(
    others.map((text, place) => ({
      id: String(place),
      type: 'organisation' as const,
      names: [{ text, kind: 'primary' as const }],
      ...nothing,
    })),
  );
  return (name: string) => {
    const { hits, truncated } = findNames(index, { name, type: 'organisation' }, candidates);
    return { places: hits.map(({ entryId }) => Number(entryId)), truncated };
  };
}
