import { useMemo, useState } from 'react';
import type { Match } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import { decided, isUndecided } from '../edits/edits.ts';
import type { MatchFilter } from './match-tools.tsx';
import { listedParties, partiesWith } from './parties/listed-parties.ts';

/** Which matches are listed, under the parties that they are about. It begins with those that wait for this person. */
export function useMatchFilter({ working, edits, may }: Desk) {
  const { matches, matchedParties, partySplits } = working;
  const filtered: Record<MatchFilter, Match[]> = {
    // A decision that is not saved yet stays where it was made.
    open: matches.filter((match) => match.disposition === 'unspecified' || isUndecided(match, edits)),
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
  const open = filtered.open.filter((match) => isUndecided(match, edits)).length;
  return {
    filter,
    counts: {
      open,
      /** Decided and not saved, which the list of open ones still shows. */
      unsaved: filtered.open.length - open,
      second: filtered.second.length,
      all: matches.length,
    },
    setFilter,
    /** Of what is reached from elsewhere, the filter may hide some. */
    showAll: () => setFilter('all'),
    parties,
    shown: parties.flatMap((party) => party.matches),
  };
}
