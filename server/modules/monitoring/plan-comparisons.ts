import { and, asc, eq, gt, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { GIVEN_UP_STATUSES, type RequestStatus } from '../../../contract/request-statuses.ts';
import { NAME_METHOD_VERSION } from '../../../engine/names/index.ts';
import { db, type Each } from '../../platform/index.ts';
import type { SearchedList } from '../name-index/index.ts';
import { partiesChangedSince, partiesEndedSince, requestView } from '../requests/index.ts';
import {
  covers,
  type Decision,
  findDecisionsSince,
  latestFinishedRuns,
  partiesDecidedSince,
  partiesScreenedSince,
  type RunRecord,
  type ScreeningSubject,
  subjectFingerprint,
  subjectsHash,
  subjectsOf,
  type Truncated,
} from '../screening/index.ts';
import { lockThirdParties, mergedFactsOf, thirdPartyView } from '../third-parties/index.ts';
import { type ComparedList, watchedParties } from './tables.ts';

/**
 * Why a third party is compared again. `before` is the method that compared it last; `lists` are those of which
 * another version or a lower threshold counts, with the version that was compared last.
 */
export type ComparisonReason =
  | { kind: 'method'; before: string }
  | { kind: 'facts' }
  | { kind: 'decision' }
  | { kind: 'lists'; before: Map<string, string> };

export type PlannedComparison = {
  id: string;
  clientId: string;
  requestId: string;
  subjects: ScreeningSubject[];
  hash: string;
  /** Null where nothing that counts has changed: that is noted, and nothing is compared. */
  why: ComparisonReason | null;
  /** Those to compare it with. */
  lists: SearchedList[];
  /** What was left out in the lists that it is not compared with now. */
  truncated: Truncated[];
};

type Counting = { now: Date; lists: readonly SearchedList[] };

/** What a comparison compared with, in one order. */
const comparedLists = (lists: readonly SearchedList[]): ComparedList[] =>
  lists
    .map(({ watchlistId, versionId, threshold }) => ({ watchlistId, versionId, threshold }))
    .sort((a, b) => (a.versionId < b.versionId ? -1 : 1));

const [party, request, watched] = [thirdPartyView, requestView, watchedParties];

type Compared = ReturnType<typeof comparedParties>;

/** When each third party, or each of `only` these, was compared last. */
const comparedParties = (only?: readonly string[]) =>
  db()
    .$with('compared')
    .as(
      db()
        .select({
          thirdPartyId: watched.thirdPartyId,
          clientId: watched.clientId,
          since: sql<Date>`${watched.watchedAt}`.as('since'),
        })
        .from(watched)
        .where(only && inArray(watched.thirdPartyId, [...only])),
    );

/**
 * The ids of the third parties, or of `only` these, whose last comparison may no longer tell all: a subquery. Each reason is asked of
 * all at once: asked of one after the other it would read the matches of their clients for each.
 */
function outdatedParties(compared: Compared, { now, lists }: Counting, only?: readonly string[]): SQL {
  const comparedOtherwise = db()
    .select({ id: party.id })
    .from(party)
    .leftJoin(watched, eq(watched.thirdPartyId, party.id))
    .where(
      and(
        isMonitored,
        only && inArray(party.id, [...only]),
        or(
          isNull(watched.thirdPartyId),
          ne(watched.methodVersion, NAME_METHOD_VERSION),
          sql`${watched.requestId} is distinct from ${party.lastRequestId}`,
          sql`${watched.lists} <> ${JSON.stringify(comparedLists(lists))}::jsonb`,
          hasLeft,
        ),
      ),
    );
  return sql`(${comparedOtherwise} union ${partiesChangedSince(compared)}
    union ${partiesScreenedSince(compared)} union ${partiesDecidedSince(compared, now)})`;
}

const isMonitored = and(eq(party.monitored, true), isNull(party.mergedInto));

/** A condition: a request was corrected since to be about another third party. */
const hasLeft = gte(party.requestLeftAt, watched.watchedAt);

/** Inside a transaction of the system: monitored third parties whose last comparison may no longer tell all, by id. */
export async function findCandidateIds(
  { after, limit }: { after: string | null; limit: number },
  counting: Counting,
): Promise<string[]> {
  const compared = comparedParties();
  const rows = await db()
    .with(compared)
    .select({ id: party.id })
    .from(sql`${outdatedParties(compared, counting)} outdated`)
    .innerJoin(party, sql`${party.id} = outdated.id`)
    .where(and(isMonitored, after ? gt(party.id, after) : undefined))
    .orderBy(asc(party.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Inside a transaction of the system: those of them that are such candidates, by id. */
export function findCandidates(only: readonly string[], counting: Counting): Promise<ComparisonCandidate[]> {
  const compared = comparedParties(only);
  // What was found for a request that has ended, or is about another third party now, may never be decided.
  const ended = sql`${party.id} in (${partiesEndedSince(compared)}) or ${hasLeft}`;
  return db()
    .with(compared)
    .select({
      id: party.id,
      clientId: party.clientId,
      requestId: request.id,
      intake: request.intake,
      status: request.status,
      watched,
      screened: sql<boolean>`${party.id} in (${partiesScreenedSince(compared)})`,
      ended: sql<boolean>`coalesce(${ended}, false)`,
    })
    .from(party)
    .innerJoin(request, eq(request.id, party.lastRequestId))
    .leftJoin(watched, eq(watched.thirdPartyId, party.id))
    .where(
      and(
        isMonitored,
        inArray(party.id, [...only]),
        sql`${party.id} in ${outdatedParties(compared, counting, only)}`,
      ),
    )
    .orderBy(asc(party.id));
}

/** Inside a transaction of the system: why each of these third parties is compared again, and with which lists. */
export async function planComparisons(
  rows: readonly ComparisonCandidate[],
  lists: readonly SearchedList[],
  now: Date,
  each: Each,
): Promise<PlannedComparison[]> {
  const runs = await latestFinishedRuns(rows.map(({ requestId }) => requestId));
  const merged = await mergedFactsOf(rows.map(({ id }) => id));
  const named: { row: ComparisonCandidate; subjects: ScreeningSubject[] }[] = [];
  await each(rows, async (row) => {
    named.push({ row, subjects: subjectsWithMerged(row.intake, merged.get(row.id) ?? []) });
  });
  const times = rows.flatMap((row) => lastAsked(row, runs.get(row.requestId)) ?? []);
  const names = named.flatMap(({ row: { clientId }, subjects }) =>
    subjects.map((subject) => ({ clientId, fingerprint: subjectFingerprint(subject) })),
  );
  const since = new Date(Math.min(...times.map((time) => time.getTime())));
  const recentDecisions = times.length > 0 ? await findDecisionsSince(names, since, now) : [];
  return named.map(({ row, subjects }) =>
    planFor(row, subjects, runs.get(row.requestId), lists, recentDecisions),
  );
}

/** Since when decisions count that the last comparison, or the screening before the first one, did not know. */
const lastAsked = ({ watched: last }: ComparisonCandidate, newest: RunRecord | undefined) =>
  last?.watchedAt ?? newest?.createdAt;

export type ComparisonCandidate = {
  id: string;
  clientId: string;
  requestId: string;
  intake: DraftIntake;
  status: RequestStatus;
  watched: typeof watchedParties.$inferSelect | null;
  screened: boolean;
  ended: boolean;
};

/** What a third party was compared with earlier, by monitoring or by the screening of its newest request. */
type Earlier = { method: string; hash: string; lists: readonly Partial<ComparedList>[] } | null;

/**
 * The order of the cases counts. A new decision, or a request that ended, has everything compared again whatever was
 * compared before. Else the newest screening may show all by this method, with these facts and lists.
 */
function planFor(
  row: ComparisonCandidate,
  subjects: ScreeningSubject[],
  newest: RunRecord | undefined,
  lists: readonly SearchedList[],
  recentDecisions: readonly Decision[],
): PlannedComparison {
  const { id, clientId, requestId, watched: last } = row;
  const hash = subjectsHash(subjects);
  const plan = { id, clientId, requestId, subjects, hash, truncated: [] };
  const isLiving = !GIVEN_UP_STATUSES.includes(row.status);
  const run = isLiving && newest ? newest : null;
  const screening: Earlier = run && { method: run.methodVersion, hash: run.intakeHash, lists: run.lists };
  const comparison: Earlier = last && {
    method: last.methodVersion,
    hash: last.subjectsHash,
    lists: last.lists,
  };
  if (row.ended || hasNewDecision(clientId, subjects, lastAsked(row, newest), recentDecisions))
    return { ...plan, why: { kind: 'decision' }, lists: [...lists] };
  if (isShownByScreening(screening, hash, lists))
    return { ...plan, why: null, lists: [], truncated: run?.truncated ?? [] };
  // What the newest screening shows needs no alert; what an older one showed may be shown no more.
  const coveredBy = row.screened ? [screening] : [comparison, screening];
  const { why, lists: uncovered } = reasonFor(coveredBy, hash, lists);
  if (why === null) return { ...plan, why, lists: uncovered, truncated: last?.truncated ?? [] };
  if (why.kind !== 'lists') return { ...plan, why, lists: uncovered };
  const before = latestVersionByList(screening, comparison);
  const earlier = (row.screened ? run?.truncated : (last ?? run)?.truncated) ?? [];
  const truncated = earlier.filter(
    ({ watchlist }) => !uncovered.some((list) => list.watchlist === watchlist),
  );
  return { ...plan, why: { kind: 'lists', before }, lists: uncovered, truncated };
}

/** Whether somebody of the client decided on one of these names since then. */
function hasNewDecision(
  clientId: string,
  subjects: readonly ScreeningSubject[],
  since: Date | undefined,
  recentDecisions: readonly Decision[],
): boolean {
  if (since === undefined) return false;
  const fingerprints = new Set(subjects.map(subjectFingerprint));
  return recentDecisions.some(
    (one) => one.clientId === clientId && one.at >= since && fingerprints.has(one.fingerprint),
  );
}

/** Whether the newest screening compared the same by the same method with all the lists. */
const isShownByScreening = (screening: Earlier, hash: string, lists: readonly SearchedList[]) =>
  screening !== null && reasonFor([screening], hash, lists).why === null;

function reasonFor(
  coveredBy: readonly Earlier[],
  hash: string,
  lists: readonly SearchedList[],
): Pick<PlannedComparison, 'why' | 'lists'> {
  const same = coveredBy.filter((one) => one !== null).filter((one) => one.hash === hash);
  const current = same.filter(({ method }) => method === NAME_METHOD_VERSION);
  if (current.length === 0) {
    const before = same[0]?.method;
    return {
      why: before === undefined ? { kind: 'facts' } : { kind: 'method', before },
      lists: [...lists],
    };
  }
  const compared = current.flatMap((one) => one.lists);
  const uncovered = lists.filter(
    ({ versionId, threshold }) =>
      !compared.some((one) => one.versionId === versionId && (one.threshold ?? 2) <= threshold),
  );
  return { why: uncovered.length > 0 ? { kind: 'lists', before: new Map() } : null, lists: uncovered };
}

/** Of each list the version that was compared last. */
const latestVersionByList = (older: Earlier, newer: Earlier): Map<string, string> =>
  new Map(
    [...(older?.lists ?? []), ...(newer?.lists ?? [])].flatMap(
      ({ watchlistId, versionId }): [string, string][] =>
        watchlistId && versionId ? [[watchlistId, versionId]] : [],
    ),
  );

export type Watched = { id: string; plan: PlannedComparison; truncated: Truncated[] };

/** Inside a transaction of the system: they were compared by this method with these lists, as far as they are still there. */
export async function noteWatched(all: readonly Watched[], lists: readonly SearchedList[], readAt: Date) {
  const held = new Set((await lockThirdParties(all.map(({ id }) => id))).map(({ id }) => id));
  const present = all.filter(({ id }) => held.has(id));
  if (present.length === 0) return;
  const rows = present.map(({ plan: { id, clientId, requestId, hash }, truncated }) => ({
    ...{ thirdPartyId: id, clientId, requestId, truncated },
    methodVersion: NAME_METHOD_VERSION,
    subjectsHash: hash,
    lists: comparedLists(lists),
    watchedAt: readAt,
  }));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await db()
    .insert(watchedParties)
    .values(rows)
    .onConflictDoUpdate({
      target: watchedParties.thirdPartyId,
      set: {
        methodVersion: excluded('method_version'),
        requestId: excluded('request_id'),
        subjectsHash: excluded('subjects_hash'),
        lists: excluded('lists'),
        truncated: excluded('truncated'),
        watchedAt: excluded('watched_at'),
      },
    });
}

/** The facts that count now, and the third party’s own names and identifiers by which what was merged into it was known. */
function subjectsWithMerged(intake: DraftIntake, merged: readonly DraftIntake[]): ScreeningSubject[] {
  const subjects = subjectsOf(intake);
  const isOwn = ({ role }: ScreeningSubject) => role === 'subject';
  for (const subject of merged.flatMap(subjectsOf).filter(isOwn))
    if (!subjects.some((known) => isOwn(known) && covers(known, subject))) subjects.push(subject);
  return subjects;
}
