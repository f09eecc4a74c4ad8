import { eq } from 'drizzle-orm';
import { NAME_METHOD_VERSION } from '../../../../engine/names/index.ts';
import { db, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { usersWithRole } from '../../identity/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { lockRequest, type RequestRecord } from '../../requests/index.ts';
import { carryOver, earlierDispositions } from '../dispositions/carried-dispositions.ts';
import type { NearMatchRow } from '../near-names/near-matches.ts';
import type { ScreenedList, Truncated } from '../records.ts';
import { subjectFingerprint } from '../subjects.ts';
import { matches, nearMatches, screeningRuns } from '../tables.ts';
import type { FoundMatch } from '../with-entries.ts';

type Run = typeof screeningRuns.$inferSelect;
type NewMatch = typeof matches.$inferInsert;
/** Inside the transaction that ends a run. */
export type FinishedHook = (request: RequestRecord) => Promise<void>;
type RunResults = {
  run: Run;
  lists: ScreenedList[];
  matches: FoundMatch[];
  nearMatches: NearMatchRow[];
  truncated: Truncated[];
};

const rowsPerInsert = 100;

/** One transaction: all results of a run, or none; a run that somebody finished meanwhile stays as it is. */
export function finishRun(platform: Platform, results: RunResults, onFinished: FinishedHook) {
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
    await tell(platform, request, rows.length);
    await onFinished(request);
    return { run: run.id, matches: rows.length };
  });
}

async function withEarlierDispositions(run: Run, found: FoundMatch[], now: Date): Promise<NewMatch[]> {
  const earlier = await earlierDispositions(run.clientId, found);
  return found.map(({ subject, hit, entry, fingerprint }) => {
    const row = {
      clientId: run.clientId,
      requestId: run.requestId,
      runId: run.id,
      subject: { name: subject.name, kind: subject.kind, role: subject.role },
      watchlistId: hit.list.watchlistId,
      watchlist: hit.list.watchlist,
      listVersion: hit.list.version,
      entryId: hit.entryId,
      entry,
      matchedName: hit.matchedName,
      similarity: hit.similarity,
      strength: hit.strength,
      explanation: hit.explanation,
      corroboration: hit.corroboration,
      subjectFingerprint: subjectFingerprint(subject),
      entryFingerprint: fingerprint,
    };
    return { ...row, ...carryOver(row, earlier, now) };
  });
}

async function tell(platform: Platform, request: RequestRecord, found: number) {
  const firm = request.drafterId
    ? [request.drafterId]
    : (await usersWithRole('allocator')).map(({ id }) => id);
  await notify(platform.clock, {
    userIds: firm,
    clientId: request.clientId,
    requestId: request.id,
    kind: 'screening',
    entityName: request.legalName,
    activity: noticeText('request.screened', { matches: found }),
  });
}
