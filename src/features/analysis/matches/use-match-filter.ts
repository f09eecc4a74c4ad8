import { useMemo, useState } from 'react';
import type { Match } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { decided } from '../edits/edits.ts';
import type { MatchFilter } from './match-tools.tsx';
import { listedParties, partiesWith } from './parties/listed-parties.ts';

/** Which matches are listed, under the parties that they are about. It begins with those that wait for this person. */
export function useMatchFilter({ working, edits, may }: Desk) {
  const { matches, matchedParties, partySplits } = working;
  const isOpen = ({ disposition }: Match) => disposition === 'unspecified';
  const filtered: Record<MatchFilter, Match[]> = {
    // A decision that is not saved yet stays where it was made.
    open: matches.filter((match) => isOpen(match) || isOpen(decided(match, edits))),
    second: matches.filter((match) => decided(match, edits).needsSecondPerson),
    all: matches,
  };
  const [filter, setFilter] = useState<MatchFilter>(() =>
    filtered.open.length > 0 ? 'open' : may.confirm && filtered.second.length > 0 ? 'second' : 'all',
  );
  // Deciding a match changes none of them, and telling them apart costs more than drawing them.
  const all = useMemo(
    () => listedParties(matches, matchedParties, partySplits),
    [matches, matchedParties, partySplits],
  );
  const parties = partiesWith(filtered[filter], all);
  return {
    filter,
    counts: { open: filtered.open.length, second: filtered.second.length, all: matches.length },
    setFilter,
    /** Of what is reached from elsewhere, the filter may hide some. */
    showAll: () => setFilter('all'),
    parties,
    shown: parties.flatMap((party) => party.matches),
  };
}
