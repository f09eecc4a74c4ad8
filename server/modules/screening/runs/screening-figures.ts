import { and, count, eq, inArray, lte, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { topicOf } from '../../../../engine/lists/index.ts';
import { db, type FirmCalendar, withinDays } from '../../../platform/index.ts';
import { requestRows } from '../../requests/index.ts';
import { matches, screeningRuns } from '../tables.ts';

const newestRun = sql`(
  select run.id from screening_runs run
  where run.request_id = ${matches.requestId} and run.status = 'done'
  order by run.seq desc limit 1)`;

type ScreeningFigures = { screening: string; matches: number; openMatches: number };

/**
 * Inside a transaction: by request in work the state of its newest run and the matches of its newest finished one. A
 * decision that has expired is none.
 */
export async function screeningFiguresOf(
  requestIds: readonly string[],
  now: Date,
): Promise<Map<string, ScreeningFigures>> {
  const ids = [...requestIds];
  const runs = await db()
    .select({ requestId: screeningRuns.requestId, status: screeningRuns.status })
    .from(screeningRuns)
    .where(inArray(screeningRuns.requestId, ids))
    .orderBy(screeningRuns.seq);
  const figures = new Map(
    runs.map(({ requestId, status }) => [requestId, { screening: status, matches: 0, openMatches: 0 }]),
  );
  const undecided = or(eq(matches.disposition, 'unspecified'), lte(matches.expiresAt, now));
  const matched = await db()
    .select({
      requestId: matches.requestId,
      all: count(),
      open: sql<number>`count(*) filter (where ${undecided})`.mapWith(Number),
    })
    .from(matches)
    .where(and(inArray(matches.requestId, ids), eq(matches.runId, newestRun)))
    .groupBy(matches.requestId);
  for (const { requestId, all, open } of matched)
    Object.assign(figures.get(requestId) ?? {}, { matches: all, openMatches: open });
  return figures;
}

type ListEntryId = { watchlistId: string; entryId: string };

/** The ids of the client's requests in which one of these entries is a true match: something to select from. */
export const requestsTrulyMatching = (clientId: string, entries: readonly ListEntryId[]) =>
  db()
    .select({ id: matches.requestId })
    .from(matches)
    .where(
      and(
        eq(matches.clientId, clientId),
        eq(matches.disposition, 'true_match'),
        or(
          ...entries.map(({ watchlistId, entryId }) =>
            and(eq(matches.watchlistId, watchlistId), eq(matches.entryId, entryId)),
          ),
        ),
      ),
    );

/** Inside a transaction of the firm: the true matches of each request's newest finished run. */
export async function trueMatchesOf(requestIds: readonly string[]) {
  if (requestIds.length === 0) return new Map<string, never[]>();
  const rows = await db()
    .select()
    .from(matches)
    .where(
      and(
        inArray(matches.requestId, [...requestIds]),
        eq(matches.disposition, 'true_match'),
        eq(matches.runId, newestRun),
      ),
    );
  return Map.groupBy(
    rows.map((row) => ({ ...row, isSanctions: topicOf(row.entry.topics) === 'sanctions' })),
    ({ requestId }) => requestId,
  );
}

/** The method that the newest finished run of a request compared by, as something to select or to compare. */
export const methodOfNewestRun = (requestId: SQLWrapper): SQL<string> => sql`(
  select run.method_version from screening_runs run
  where run.request_id = ${requestId} and run.status = 'done' order by run.seq desc limit 1)`;

/**
 * The ids of those third parties a request about which was screened since: a subquery. `compared` is a `with` of
 * `third_party_id` and `since`.
 */
export const partiesScreenedSince = (compared: SQLWrapper): SQL => sql`
  select its.third_party_id from screening_runs run join ${requestRows} its on its.id = run.request_id
    join ${compared} using (third_party_id)
  where run.status = 'done' and run.finished_at >= compared.since
    and run.finished_at >= (select min(since) from ${compared})`;

/** By list: decisions taken since that day, how many found a false positive, and the middle of the hours they took. */
export async function decisionsByList(from: string, clientId: string | undefined, calendar: FirmCalendar) {
  const hours = sql`extract(epoch from ${matches.disposedAt} - ${screeningRuns.finishedAt}) / 3600`;
  return db()
    .select({
      watchlist: matches.watchlist,
      decided: count(),
      falsePositives: sql<number>`count(*) filter (where ${matches.disposition} = 'false_positive')`.mapWith(
        Number,
      ),
      medianHours: sql<
        number | null
      >`round((percentile_cont(0.5) within group (order by ${hours}))::numeric, 1)::float8`,
    })
    .from(matches)
    .innerJoin(screeningRuns, eq(screeningRuns.id, matches.runId))
    .where(
      and(
        clientId ? eq(matches.clientId, clientId) : undefined,
        ne(matches.disposition, 'unspecified'),
        eq(matches.carriedOver, false),
        withinDays(matches.disposedAt, { from }, calendar),
      ),
    )
    .groupBy(matches.watchlist)
    .orderBy(matches.watchlist);
}
