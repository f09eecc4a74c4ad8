import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { isOpen } from '../../../../contract/request-statuses.ts';
import { NAME_METHOD_VERSION } from '../../../../engine/names/index.ts';
import { db, type Job, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { usersWithRole } from '../../identity/index.ts';
import {
  type ListHit,
  type NameIndex,
  type NameSearch,
  type SearchableLists,
  withEntries,
} from '../../name-index/index.ts';
import { type NoticeText, noticeText, notify } from '../../notifications/index.ts';
import { lockRequest, noticeAbout, type RequestRecord } from '../../requests/index.ts';
import { type StoredEntry, topicsOfVersion } from '../../watchlists/index.ts';
import { delayComparisons } from '../delay-comparisons.ts';
import { formerOf } from '../dispositions/disposition-rules.ts';
import { isOfNames } from '../dispositions/screened-names.ts';
import { type NearMatchRow, nearMatchesFor } from '../near-names/near-matches.ts';
import { presentHit } from '../present.ts';
import type { ScreenedList, ScreeningSubject, Truncated } from '../records.ts';
import { isOverruled } from '../second-look/overruled.ts';
import { type Pairing, pairingKey, subjectFingerprint } from '../subjects.ts';
import { matches, nearMatches, screeningRuns } from '../tables.ts';
import type { RunJob } from './queue-screening.ts';

type FinishedHook = (request: RequestRecord) => Promise<void>;
export type ScreeningWorker = {
  platform: Platform;
  lists: NameIndex;
  names: NameSearch;
  /** Inside the transaction that ends a run. */
  onRunFinished: FinishedHook;
};
/** What was looked for and an entry that resembles it. */
type SubjectHit = { subject: ScreeningSubject; hit: ListHit };
export type FoundMatch = SubjectHit & StoredEntry;
type Run = typeof screeningRuns.$inferSelect;
type NewMatch = typeof matches.$inferInsert;
type RunResults = {
  run: Run;
  lists: ScreenedList[];
  matches: FoundMatch[];
  nearMatches: NearMatchRow[];
  truncated: Truncated[];
};

const subjectsPerTurn = 10;
const rowsPerInsert = 100;

/** The job: all names of a run against all active lists. Repeating it comes to the same; a finished run stays. */
export async function runScreening(worker: ScreeningWorker, job: Job<RunJob>) {
  const { platform } = worker;
  const run = await begin(platform, job.data.runId);
  if (!run) return { run: job.data.runId, repeated: true };
  await job.report(2, 'Preparing the lists');
  const index = await worker.lists.active();
  const { found, truncated } = await searchAll(index, run.subjects, job);
  const matches = await withEntries(platform.database, found);
  const near = await nearMatchesFor(platform.database, worker.names, run);
  await job.report(95, 'Writing the results');
  const lists: ScreenedList[] = [];
  for (const { key: _, ...list } of index.lists)
    lists.push({ ...list, topics: await topicsOfVersion(platform.database, list.versionId) });
  const results = {
    ...{ run, lists, matches, nearMatches: near.found },
    truncated: [...truncated, ...near.truncated],
  };
  return await finishRun(platform, results, worker.onRunFinished);
}

function begin(platform: Platform, runId: string): Promise<Run | null> {
  return platform.database.tx({ kind: 'system' }, async () => {
    const [run] = await db().select().from(screeningRuns).where(eq(screeningRuns.id, runId)).for('update');
    if (!run || run.status === 'done') return null;
    await db()
      .update(screeningRuns)
      .set({ status: 'running', startedAt: platform.clock.now(), error: null })
      .where(eq(screeningRuns.id, runId));
    return run;
  });
}

async function searchAll(index: SearchableLists, subjects: ScreeningSubject[], job: Job<RunJob>) {
  const found: SubjectHit[] = [];
  const truncated: Truncated[] = [];
  for (let from = 0; from < subjects.length; from += subjectsPerTurn) {
    const some = subjects.slice(from, from + subjectsPerTurn);
    const results = await index.search(some);
    some.forEach((subject, place) => {
      const result = results[place];
      for (const hit of result?.hits ?? []) found.push({ subject, hit });
      for (const { watchlist } of result?.truncated ?? [])
        truncated.push({ subject: subject.name, watchlist });
    });
    const done = Math.min(from + subjectsPerTurn, subjects.length);
    await job.report(5 + Math.round((done / subjects.length) * 80), `${done} of ${subjects.length} names`);
  }
  return { found, truncated };
}

/** One transaction: all results of a run, or none; a run that somebody finished meanwhile stays as it is. */
function finishRun(platform: Platform, results: RunResults, onFinished: FinishedHook) {
  const { run, lists } = results;
  return platform.database.tx({ kind: 'system' }, async () => {
    const [current] = await db()
      .select({ status: screeningRuns.status })
      .from(screeningRuns)
      .where(eq(screeningRuns.id, run.id))
      .for('update');
    if (current?.status !== 'running') return { run: run.id, repeated: true };
    const request = await lockRequest(run.requestId);
    if (!request) throw new Error('the request of a screening is gone');
    await delayComparisons();

    const rows = await withEarlierDispositions(run, results.matches, platform.clock.now());
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      await db()
        .insert(matches)
        .values(rows.slice(from, from + rowsPerInsert))
        .onConflictDoNothing();
    }
    for (let from = 0; from < results.nearMatches.length; from += rowsPerInsert) {
      await db()
        .insert(nearMatches)
        .values(results.nearMatches.slice(from, from + rowsPerInsert));
    }
    await db()
      .update(screeningRuns)
      .set({
        status: 'done',
        lists,
        // The job may have waited while another version of the server came.
        methodVersion: NAME_METHOD_VERSION,
        matches: rows.length,
        truncated: results.truncated,
        finishedAt: platform.clock.now(),
      })
      .where(eq(screeningRuns.id, run.id));
    await record(platform.clock, {
      type: 'screening.finished',
      actor: 'system',
      clientId: run.clientId,
      object: { type: 'screening', id: run.id },
      requestId: run.requestId,
      data: {
        run: run.id,
        matches: rows.length,
        names: run.subjects.length,
        truncated: results.truncated.length,
        lists: lists.map(({ watchlist, version }) => ({ watchlist, version })),
      },
    });
    await tell(platform, request, noticeText('request.screened', { matches: rows.length }));
    await onFinished(request);
    return { run: run.id, matches: rows.length };
  });
}

async function withEarlierDispositions(run: Run, found: FoundMatch[], now: Date): Promise<NewMatch[]> {
  const earlier = await earlierDispositions(run.clientId, found);
  return found.map((one) => {
    const { subject, hit, fingerprint } = one;
    const row = {
      clientId: run.clientId,
      requestId: run.requestId,
      runId: run.id,
      subject: { name: subject.name, kind: subject.kind, role: subject.role },
      ...presentHit(one),
      entryId: hit.entryId,
      subjectFingerprint: subjectFingerprint(subject),
      entryFingerprint: fingerprint,
    };
    return { ...row, ...carryOver(row, earlier, now) };
  });
}

type Earlier = Awaited<ReturnType<typeof earlierDispositions>>;

const pairing = {
  watchlistId: matches.watchlistId,
  entryId: matches.entryId,
  subjectFingerprint: matches.subjectFingerprint,
  entryFingerprint: matches.entryFingerprint,
};
const decision = {
  disposition: matches.disposition,
  reasonCode: matches.reasonCode,
  comment: matches.comment,
  disposedBy: matches.disposedBy,
  disposedAt: matches.disposedAt,
  confirmedBy: matches.confirmedBy,
  confirmedAt: matches.confirmedAt,
  expiresAt: matches.expiresAt,
};

/** By pairing the latest disposition by this client's earlier runs of the same name against the same entry, both unchanged. */
async function earlierDispositions(clientId: string, found: FoundMatch[]) {
  const prints = new Set(found.map(({ subject }) => subjectFingerprint(subject)));
  // Each screening copies what still holds, so only the database may read all of a name.
  const newest = db()
    .selectDistinctOn(Object.values(pairing), {
      ...pairing,
      ...decision,
      clientId: matches.clientId,
    })
    .from(matches)
    .where(
      and(
        isOfNames([...prints].map((fingerprint) => ({ clientId, fingerprint }))),
        isNotNull(matches.disposedAt),
      ),
    )
    .orderBy(...Object.values(pairing), desc(matches.disposedAt), sql`${matches.confirmedAt} desc nulls last`)
    .as('matches');
  // The columns are those of the subquery, which bears the name of the table.
  const rows = await db()
    .select({ ...pairing, ...decision, isOverruled })
    .from(newest);
  return new Map(rows.map((row) => [pairingKey(row), row]));
}

/** The columns of the disposition that still holds, or of the one that came to its end: then a person has to look. */
function carryOver(pairing: Pairing, earlier: Earlier, now: Date) {
  const last = earlier.get(pairingKey(pairing));
  // Who set it back to undecided, or settled a second look otherwise, wants it looked at again.
  if (!last || last.isOverruled || last.disposition === 'unspecified') return {};
  const { disposition, reasonCode, comment, disposedBy, disposedAt, confirmedBy, confirmedAt, expiresAt } =
    last;
  if (expiresAt && expiresAt <= now) return { former: formerOf(last, expiresAt) };
  return {
    expiresAt,
    disposition,
    reasonCode,
    comment,
    disposedBy,
    disposedAt,
    confirmedBy,
    confirmedAt,
    carriedOver: true,
  };
}

async function tell(platform: Pick<Platform, 'clock'>, request: RequestRecord, activity: NoticeText) {
  const firm = request.drafterId
    ? [request.drafterId]
    : (await usersWithRole('allocator')).map(({ id }) => id);
  await notify(platform.clock, {
    userIds: firm,
    ...noticeAbout(request),
    kind: 'screening',
    activity,
  });
}

/** After the last try of the job. */
export async function screeningFailed(platform: Platform, { runId }: RunJob, error: unknown) {
  const { database, clock } = platform;
  await database.tx({ kind: 'system' }, async () => {
    const [run] = await db()
      .update(screeningRuns)
      .set({
        status: 'failed',
        finishedAt: clock.now(),
        error:
          'The screening failed because of a server error. Screen again; if it fails again, tell an administrator.',
      })
      .where(and(eq(screeningRuns.id, runId), ne(screeningRuns.status, 'done')))
      .returning();
    if (!run) return;
    await record(clock, {
      type: 'screening.failed',
      actor: 'system',
      clientId: run.clientId,
      object: { type: 'screening', id: run.id },
      requestId: run.requestId,
      data: { run: run.id, reason: error instanceof Error ? error.name : 'unknown' },
    });
    const request = await lockRequest(run.requestId);
    if (request && isOpen(request)) await tell(platform, request, noticeText('request.screening_failed'));
  });
}
