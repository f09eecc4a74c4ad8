import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { db } from '../../platform/index.ts';
import { activeLists } from './active-lists.ts';
import { subjectsHash, subjectsOf } from './subjects.ts';
import { matches, nearMatches, screeningRuns } from './tables.ts';

export type RunRecord = typeof screeningRuns.$inferSelect;
export type MatchRecord = typeof matches.$inferSelect;
export type NearMatchRecord = typeof nearMatches.$inferSelect;

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

/** Inside a transaction: the matches of the newest finished run, closest first. */
export async function matchesOf(requestId: string): Promise<MatchRecord[]> {
  const run = await latestFinishedRun(requestId);
  if (!run) return [];
  return db()
    .select()
    .from(matches)
    .where(eq(matches.runId, run.id))
    .orderBy(desc(matches.similarity), asc(sql`${matches.subject} ->> 'name'`), asc(matches.entryId));
}

/** Inside a transaction: one match, of whatever run. */
export async function findMatch(id: string): Promise<MatchRecord | null> {
  const [found] = await db().select().from(matches).where(eq(matches.id, id));
  return found ?? null;
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

/** Inside a transaction of the firm: an active list is not the one it screened, or the names changed since. */
export async function isStale(run: RunRecord, intake: DraftIntake): Promise<boolean> {
  if (run.intakeHash !== subjectsHash(subjectsOf(intake))) return true;
  // A run that has not finished chooses the lists that are active then.
  if (run.status !== 'done') return false;
  const now = (await activeLists()).map((list) => list.versionId).sort();
  const then = run.lists.map((list) => list.versionId).sort();
  return now.join(' ') !== then.join(' ');
}
