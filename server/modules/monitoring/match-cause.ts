import { NAME_METHOD_VERSION } from '../../../engine/names/index.ts';
import type { SearchedList } from '../name-index/index.ts';
import { noticeText } from '../notifications/index.ts';
import { type AlertMatch, type AlertReason, alertReason, type MatchCause } from '../third-parties/index.ts';
import type { PlannedComparison } from './plan-comparisons.ts';

/** How an alert, its notices and the trail say why somebody has to look. */
export function matchCause(
  { why, lists }: PlannedComparison,
  fresh: readonly AlertMatch[],
  cut: readonly SearchedList[],
): MatchCause {
  const fromEntries = fresh.every(({ change }) => change === 'added' || change === 'changed');
  const more = cut.map(({ watchlist }) => alertReason('alert.more', { watchlist }));
  return {
    reasons: (count) => [
      beginning(why, fresh, lists),
      alertReason(fromEntries ? 'alert.entries_new' : 'alert.entries', { count }),
      ...more,
    ],
    activity: fromEntries ? noticeText('party.entry_found') : noticeText('party.match_found'),
    keyOf: (watchlist) => lists.find((list) => list.watchlist === watchlist)?.key ?? watchlist,
  };
}

function beginning(
  why: PlannedComparison['why'],
  fresh: readonly AlertMatch[],
  searched: readonly SearchedList[],
): AlertReason {
  if (why?.kind === 'method')
    return alertReason('alert.method', { method: NAME_METHOD_VERSION, before: why.before });
  if (fresh.some(({ change }) => change === 'expired')) return alertReason('alert.expired');
  if (why?.kind === 'decision') return alertReason('alert.decision');
  if (why?.kind === 'facts') return alertReason('alert.facts');
  const concerned = searched.filter(({ watchlist }) => fresh.some((match) => match.watchlist === watchlist));
  const lists = concerned.map(({ watchlist, version }) => `${watchlist} v${version}`).join(', ');
  const isThreshold = fresh.every(({ change }) => change === 'threshold');
  return alertReason(isThreshold ? 'alert.threshold' : 'alert.lists', { lists });
}
