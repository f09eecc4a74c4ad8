import { and, asc, count, desc, eq, gt, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { OPEN_STATUSES } from '../../../../contract/request-statuses.ts';
import { NAME_METHOD_VERSION } from '../../../../engine/names/index.ts';
import { db } from '../../../platform/index.ts';
import { requestView } from '../../requests/index.ts';
import { activeLists } from '../../watchlists/index.ts';
import { subjectsHash, subjectsOf } from '../subjects.ts';
import { matches, nearMatches, screeningRuns } from '../tables.ts';

export type RunRecord = typeof screeningRuns.$inferSelect;
export type MatchRecord = typeof matches.$inferSelect;
type NearMatchRecord = typeof nearMatches.$inferSelect;

/** Inside a transaction: the newest run of a request, whatever became of it. */
export async function latestRun(requestId: string): Promise<RunRecord | null> {
  const [run] = await db()
    .select()
    .from(screeningRuns)
    .where(eq(screeningRuns.requestId, requestId))
    .orderBy(desc(screeningRuns.seq))
    .limit(1);
  return run ?? null;
}

/** The run whose matches count: the newest that finished. */
export async function latestFinishedRun(requestId: string): Promise<RunRecord | null> {
  const [run] = await db()
    .select()
    .from(screeningRuns)
    .where(and(eq(screeningRuns.requestId, requestId), eq(screeningRuns.status, 'done')))
    .orderBy(desc(screeningRuns.seq))
    .limit(1);
  return run ?? null;
}

/** The same of several requests, by request. */
export async function latestFinishedRuns(requestIds: readonly string[]): Promise<Map<string, RunRecord>> {
  const rows = await db()
    .selectDistinctOn([screeningRuns.requestId])
    .from(screeningRuns)
    .where(and(inArray(screeningRuns.requestId, [...requestIds]), eq(screeningRuns.status, 'done')))
    .orderBy(screeningRuns.requestId, desc(screeningRuns.seq));
  return new Map(rows.map((row) => [row.requestId, row]));
}

/** Inside a transaction of the firm: how many open requests were last screened by a search that left out entries. */
export async function truncatedRuns(): Promise<number> {
  const newer = alias(screeningRuns, 'newer');
  const isNewest = notExists(
    db()
      .select({ id: newer.id })
      .from(newer)
      .where(
        and(
          eq(newer.requestId, screeningRuns.requestId),
          eq(newer.status, 'done'),
          gt(newer.seq, screeningRuns.seq),
        ),
      ),
  );
  const [found] = await db()
    .select({ value: count() })
    .from(screeningRuns)
    .innerJoin(requestView, eq(requestView.id, screeningRuns.requestId))
    .where(
      and(
        eq(screeningRuns.status, 'done'),
        sql`${screeningRuns.truncated} <> '[]'::jsonb`,
        inArray(requestView.status, OPEN_STATUSES),
        isNewest,
      ),
    );
  return found?.value ?? 0;
}

/** Inside a transaction: the matches of the newest finished run, closest first. */
export async function matchesOf(requestId: string): Promise<MatchRecord[]> {
  const run = await latestFinishedRun(requestId);
  if (!run) return [];
  return db()
    .select()
    .from(matches)
    .where(eq(matches.runId, run.id))
    .orderBy(
      desc(matches.similarity),
      asc(sql`${matches.subject} ->> 'name'`),
      asc(matches.entryId),
      asc(matches.id),
    );
}

/** A condition: the entry of this list has ever been a match of a request. */
export const isMatched = (watchlistId: string, entryId: SQL): SQL => sql`exists (
  select from ${matches} where ${matches.watchlistId} = ${watchlistId}::uuid and ${matches.entryId} = ${entryId})`;

/** Inside a transaction: one match, of whatever run. */
export const findMatch = async (id: string): Promise<MatchRecord | null> =>
  (await findMatches([id]))[0] ?? null;

/** Inside a transaction: those of these matches that there are, of whatever run. */
export function findMatches(ids: readonly string[]): Promise<MatchRecord[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db()
    .select()
    .from(matches)
    .where(inArray(matches.id, [...ids]));
}

/** Inside a transaction: third parties of the same client whose name rule 8 would not tell apart. */
export async function nearMatchesOf(requestId: string): Promise<NearMatchRecord[]> {
  const run = await latestFinishedRun(requestId);
  if (!run) return [];
  return db()
    .select()
    .from(nearMatches)
    .where(eq(nearMatches.runId, run.id))
    .orderBy(asc(nearMatches.subject), asc(nearMatches.name));
}

/**
 * Inside a transaction of the firm: the names changed since, or another method, list version or threshold counts now
 * than when it screened.
 */
export async function isStale(run: RunRecord, intake: DraftIntake): Promise<boolean> {
  if (run.intakeHash !== subjectsHash(subjectsOf(intake))) return true;
  // A run that has not finished chooses the lists and the method that count then.
  if (run.status !== 'done') return false;
  if (run.methodVersion !== NAME_METHOD_VERSION) return true;
  return comparedWith(run.lists) !== comparedWith(await activeLists());
}

type Compared = { versionId: string; threshold?: number };

/** The same for the same versions at the same thresholds. */
const comparedWith = (lists: readonly Compared[]) =>
  lists
    .map(({ versionId, threshold }) => `${versionId} ${threshold}`)
    .sort()
    .join(', ');
