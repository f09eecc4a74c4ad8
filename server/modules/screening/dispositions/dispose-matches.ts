import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Disposition } from '../../../../contract/words.ts';
import { type Actor, db, notFound, type Platform, problem, refuseHeld } from '../../../platform/index.ts';
import { recordAll } from '../../audit/index.ts';
import { ofRequest, type RequestRecord } from '../../requests/index.ts';
import { currentDispositions } from '../../settings/index.ts';
import { delayComparisons } from '../delay-comparisons.ts';
import { latestFinishedRun, type MatchRecord } from '../runs/find-runs.ts';
import { drawLooks } from '../second-look/draw-sample.ts';
import { matches } from '../tables.ts';
import {
  asItCounts,
  endOfDecision,
  needsSecondPerson,
  refuseUnknownReason,
  refuseUnsupportedReason,
} from './disposition-rules.ts';

type NewDisposition = {
  match: string;
  disposition: Disposition;
  reasonCode: string;
  comment?: string | undefined;
};

/** Inside the transaction of a save: a person's decisions on matches of the newest run. All or none. */
export async function dispose(
  platform: Platform,
  request: RequestRecord,
  decisions: NewDisposition[],
  actor: Actor,
  /** The rule that decides them, where one does. */
  rule?: string,
) {
  if (decisions.length === 0) return;
  await delayComparisons();
  const now = platform.clock.now();
  const found = await currentMatches(
    request,
    decisions.map(({ match }) => match),
    now,
  );
  const policy = await currentDispositions();
  const decided = decisions.flatMap((decision) => {
    const match = found.get(decision.match);
    if (!match) throw notFound();
    const undecided = decision.disposition === 'unspecified';
    const after = {
      disposition: decision.disposition,
      reasonCode: undecided ? null : decision.reasonCode,
      comment: decision.comment?.trim() || null,
    };
    if (same(match, after)) return [];
    if (!undecided) {
      refuseUnknownReason(decision, policy);
      refuseUnsupportedReason(decision, match, policy);
    }
    return [{ match, after, expiresAt: endOfDecision(decision.disposition, match, policy, now) }];
  });
  if (decided.length === 0) return;
  const rows = decided.map(({ match, after, expiresAt }) => ({ id: match.id, ...after, expiresAt }));
  await db()
    .update(matches)
    .set({
      disposition: sql`decided.disposition`,
      reasonCode: sql`decided."reasonCode"`,
      comment: sql`decided.comment`,
      expiresAt: sql`decided."expiresAt"`,
      disposedBy: actor.userId,
      disposedAt: now,
      confirmedBy: null,
      confirmedAt: null,
      carriedOver: false,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as decided
        (id uuid, disposition text, "reasonCode" text, comment text, "expiresAt" timestamptz)`,
    )
    .where(eq(matches.id, sql`decided.id`));
  await drawLooks(platform, decided, policy, actor);
  await recordAll(
    platform.clock,
    decided.map(({ match, after }) => ({
      type: 'match.disposed',
      actor,
      ...ofRequest(request),
      object: { type: 'match', id: match.id, label: match.subject.name },
      data: {
        match: match.id,
        disposition: after.disposition,
        reasonCode: after.reasonCode ?? '',
        ...(rule && { rule }),
      },
      changes: [
        { field: 'disposition', before: match.disposition, after: after.disposition },
        { field: 'reasonCode', before: match.reasonCode, after: after.reasonCode },
      ],
      personalChanges:
        match.comment === after.comment
          ? []
          : [{ field: 'comment', before: match.comment, after: after.comment }],
    })),
  );
}

/** Inside the transaction of a save: a second person agrees with false positives of somebody else. All or none. */
export async function confirmDispositions(
  platform: Platform,
  request: RequestRecord,
  ids: string[],
  actor: Actor,
) {
  if (ids.length === 0) return;
  const now = platform.clock.now();
  refuseHeld(actor, now);
  const found = await currentMatches(request, ids, now);
  const confirmed = [...new Set(ids)].map((id) => {
    const match = found.get(id);
    if (!match) throw notFound();
    if (!needsSecondPerson(match)) {
      throw problem(
        'match.second_person',
        `${match.subject.name}: this match isn’t waiting for a second person.`,
      );
    }
    if (match.disposedBy === actor.userId) {
      throw problem(
        'match.second_person',
        `${match.subject.name}: you decided this match yourself, so someone else has to confirm it.`,
      );
    }
    return match;
  });
  await db()
    .update(matches)
    .set({ confirmedBy: actor.userId, confirmedAt: now })
    .where(
      inArray(
        matches.id,
        confirmed.map(({ id }) => id),
      ),
    );
  await recordAll(
    platform.clock,
    confirmed.map(({ id, subject }) => ({
      type: 'match.confirmed',
      actor,
      ...ofRequest(request),
      object: { type: 'match', id, label: subject.name },
      data: { match: id },
    })),
  );
}

/** Inside the transaction of a save: whether one of these belongs to a screening before the newest. */
export async function areOfFormerRun(request: RequestRecord, ids: readonly string[]): Promise<boolean> {
  const run = await latestFinishedRun(request.id);
  if (!run || ids.length === 0) return false;
  const [former] = await db()
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.requestId, request.id),
        inArray(matches.id, [...new Set(ids)]),
        ne(matches.runId, run.id),
      ),
    )
    .limit(1);
  return former !== undefined;
}

/** Those of the newest run as they count now, locked until the transaction ends. */
export async function currentMatches(
  request: RequestRecord,
  ids: string[],
  now: Date,
): Promise<Map<string, MatchRecord>> {
  const run = await latestFinishedRun(request.id);
  if (!run) throw notFound();
  const rows = await db()
    .select()
    .from(matches)
    .where(and(eq(matches.runId, run.id), inArray(matches.id, [...new Set(ids)])))
    .for('update');
  return new Map(rows.map((row) => [row.id, asItCounts(row, now)]));
}

function same(match: MatchRecord, after: Pick<MatchRecord, 'disposition' | 'reasonCode' | 'comment'>) {
  return (
    match.disposition === after.disposition &&
    match.reasonCode === after.reasonCode &&
    match.comment === after.comment &&
    !match.carriedOver
  );
}
