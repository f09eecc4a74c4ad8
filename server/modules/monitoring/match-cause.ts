import { NAME_METHOD_VERSION } from '../../../engine/names/index.ts';
import type { SearchedList } from '../name-index/index.ts';
import { noticeText } from '../notifications/index.ts';
import type { AlertMatch, MatchCause } from '../third-parties/index.ts';
import type { Due } from './due-third-parties.ts';

/** How an alert, its notices and the trail say why somebody has to look. */
export function matchCause(
  { why, lists }: Due,
  fresh: readonly AlertMatch[],
  cut: readonly SearchedList[],
): MatchCause {
  const fromEntries = fresh.every(({ change }) => change === 'added' || change === 'changed');
  const more = cut
    .map(({ watchlist }) => ` More entries of ${watchlist} may resemble it than are named here.`)
    .join('');
  return {
    text: (entries) =>
      `${beginning(why, fresh, lists)}${resembling(entries, fromEntries)} a name of this third party.${more}`,
    activity: fromEntries ? noticeText('party.entry_found') : noticeText('party.match_found'),
    keyOf: (watchlist) => lists.find((list) => list.watchlist === watchlist)?.key ?? watchlist,
  };
}

function resembling(entries: number, fromEntries: boolean): string {
  if (fromEntries)
    return entries === 1 ? 'a new or changed entry resembles' : `${entries} new or changed entries resemble`;
  return entries === 1 ? 'an entry of a list resembles' : `${entries} entries of lists resemble`;
}

function beginning(why: Due['why'], fresh: readonly AlertMatch[], lists: readonly SearchedList[]): string {
  if (why?.kind === 'method')
    return `Names are compared by a newer method (${NAME_METHOD_VERSION}, before ${why.before}): `;
  if (fresh.some(({ change }) => change === 'expired'))
    return 'What was decided of a match has come to its end: ';
  if (why?.kind === 'decision') return 'A decision on a match has changed: ';
  if (why?.kind === 'facts') return 'What is known of this third party has changed: ';
  const concerned = lists.filter(({ watchlist }) => fresh.some((match) => match.watchlist === watchlist));
  const names = concerned.map(({ watchlist, version }) => `${watchlist}, version ${version}`).join('; ');
  const isThreshold = fresh.every(({ change }) => change === 'threshold');
  return isThreshold ? `The threshold of a list was lowered (${names}): ` : `${names}: `;
}
