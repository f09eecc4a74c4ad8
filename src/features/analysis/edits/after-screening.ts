import type { Match, Working } from '../analysis.ts';
import type { Edits } from './edits.ts';

type Followed = { base: Working; edits: Edits; lost: number };

/**
 * A new screening gives its matches new ids. A decision that is not saved yet goes over to the match of the same name with
 * an entry that has not changed. The others are `lost`: their entries changed or are gone. Undefined where `working` has the
 * matches of before.
 */
export function afterScreening(before: Working, edits: Edits, working: Working): Followed | undefined {
  const known = new Set(working.matches.map(({ id }) => id));
  if (before.matches.every(({ id }) => known.has(id))) return undefined;
  const idBySense = new Map(working.matches.map((match) => [senseOf(match), match.id]));
  const matches = before.matches.flatMap((match) => {
    const id = idBySense.get(senseOf(match));
    return id ? [{ was: match.id, match: { ...match, id } }] : [];
  });
  const idNow = new Map(matches.map(({ was, match }) => [was, match.id]));
  const decisions = Object.entries(edits.dispositions);
  const kept = decisions.flatMap(([was, edit]) => {
    const id = idNow.get(was);
    return id ? [[id, edit] as const] : [];
  });
  return {
    base: { ...before, matches: matches.map(({ match }) => match) },
    edits: { ...edits, dispositions: Object.fromEntries(kept) },
    lost: decisions.length - kept.length,
  };
}

/** What a match says, whichever screening found it. */
export const senseOf = ({ subject, watchlist, entry }: Match) => JSON.stringify([subject, watchlist, entry]);
