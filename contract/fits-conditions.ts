import type { MatchConditions } from './screening/match-rules.ts';
import type { Match } from './screening/matches.ts';

type Judged = Pick<Match, 'subject' | 'watchlist' | 'entry' | 'similarity' | 'corroboration'> & {
  disposition: string;
};

/** Whether a rule with these conditions decides a match: it is open, and everything is as they say. */
export function fitsConditions(match: Judged, conditions: MatchConditions): boolean {
  const { subject, watchlist, listedName, similarityAtMost, contradicts = [], supports = [] } = conditions;
  const says = (field: string, verdict: string) =>
    match.corroboration.some((item) => item.field === field && item.verdict === verdict);
  return (
    match.disposition === 'unspecified' &&
    (subject === undefined || match.subject.name === subject) &&
    (watchlist === undefined || match.watchlist === watchlist) &&
    (listedName === undefined || match.entry.names.some(({ text }) => text === listedName)) &&
    (similarityAtMost === undefined || match.similarity <= similarityAtMost) &&
    contradicts.every((field) => says(field, 'contradicts')) &&
    supports.every((field) => says(field, 'supports'))
  );
}
