import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Clock, db } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import type { NoticeText } from '../../notifications/index.ts';
import { type RequestRecord, requestView as requests } from '../../requests/index.ts';
import { about } from '../acts/act.ts';
import { lockMergeTarget } from '../lock-merge-target.ts';
import { mergedFactsOf, withMergedNames } from '../merged-facts.ts';
import { type AlertMatch, alerts, type ThirdParty, thirdParties } from '../tables.ts';
import { type AlertReason, raiseAlert } from './alerts.ts';
import { notifyWatchers } from './notify-watchers.ts';

/** A monitored third party with the newest facts about it, and the names of what was merged into it. */
type Monitored = { party: ThirdParty; intake: RequestRecord['intake'] };

/** `only`: among these. */
type MonitoredPage = { after: string | null; limit: number; only?: readonly string[] };

/** Inside a transaction of the system: monitored third parties of all clients, in pages by id. */
export async function monitoredThirdParties(page: MonitoredPage): Promise<Monitored[]> {
  const rows = await db()
    .select({ party: thirdParties, intake: requests.intake })
    .from(thirdParties)
    .innerJoin(requests, eq(requests.id, thirdParties.lastRequestId))
    .where(
      and(
        eq(thirdParties.monitored, true),
        isNull(thirdParties.mergedInto),
        page.after ? gt(thirdParties.id, page.after) : undefined,
        page.only ? inArray(thirdParties.id, [...page.only]) : undefined,
      ),
    )
    .orderBy(asc(thirdParties.id))
    .limit(page.limit);
  const merged = await mergedFactsOf(rows.map(({ party }) => party.id));
  return rows.map(({ party, intake }) => ({
    party,
    intake: withMergedNames(intake, merged.get(party.id) ?? []),
  }));
}

/** What made somebody look, as the alert, the notices and the trail tell it. */
export type MatchCause = {
  reasons(entries: number): AlertReason[];
  activity: NoticeText;
  /** By the name of a list. */
  keyOf(watchlist: string): string;
  /** It concerns a released report, whose readers have to hear of it whether it is monitored or not. */
  isReleased?: boolean;
};

/**
 * Inside a transaction of the system: one alert for what was found and was not raised before, at the third party or the
 * one that it was merged into meanwhile; the client
 * learns that there is something, the firm what it is. Answers how many matches were new; null where nobody monitors it
 * any more, and they stay to be raised.
 */
export async function raiseMatchAlert(
  clock: Clock,
  thirdPartyId: string,
  cause: MatchCause,
  found: AlertMatch[],
): Promise<number | null> {
  const party = await lockMergeTarget(thirdPartyId);
  if (!party || !(party.monitored || cause.isReleased)) return null;
  const known = (await raisedPairings([party.id])).get(party.id);
  const fresh = found.filter(({ pairing }) => !known?.has(pairing));
  if (fresh.length === 0) return 0;
  const entries = new Set(fresh.map(({ entryId }) => entryId)).size;
  await raiseAlert(party, 'new_match', cause.reasons(entries), clock.now(), { matches: fresh });
  for (const watchlist of new Set(fresh.map((match) => match.watchlist))) {
    const own = fresh.filter((match) => match.watchlist === watchlist);
    await record(clock, {
      ...about(party, 'system'),
      type: 'thirdparty.match_found',
      data: {
        watchlist: cause.keyOf(watchlist),
        version: own[0]?.listVersion ?? 0,
        matches: own.length,
      },
    });
  }
  await notifyWatchers(clock, party, cause.activity);
  return fresh.length;
}

/**
 * Inside a transaction of the system: by third party what was raised as a match, open or closed. What a report was reopened
 * for counts until one is released: then the decisions in it do, and what its screening no longer found may come again.
 */
export async function raisedPairings(thirdPartyIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await db()
    .select({ id: alerts.thirdPartyId, matches: alerts.matches })
    .from(alerts)
    .innerJoin(thirdParties, eq(thirdParties.id, alerts.thirdPartyId))
    .where(
      and(
        inArray(alerts.thirdPartyId, [...thirdPartyIds]),
        eq(alerts.kind, 'new_match'),
        sql`not coalesce(${alerts.outcome} = 'reopened' and ${alerts.closedAt} < ${thirdParties.ratedAt}, false)`,
      ),
    );
  const raised = new Map<string, Set<string>>();
  for (const { id, matches } of rows) {
    const own = raised.get(id) ?? new Set();
    for (const { pairing } of matches) own.add(pairing);
    raised.set(id, own);
  }
  return raised;
}

/** A condition: the entry of this list was ever raised as a match of a third party. */
export const isRaised = (watchlistId: string, entryId: SQL): SQL => sql`${entryId} in (
  select match ->> 'entryId' from ${alerts}, jsonb_array_elements(${alerts.matches}) as match
  where starts_with(match ->> 'pairing', ${`${watchlistId} `}))`;
