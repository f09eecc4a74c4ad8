import { and, eq, gt, gte, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { requestView } from '../../requests/index.ts';
import { findOverruledSince, isOverruled } from '../second-look/overruled.ts';
import { matches, screeningRuns } from '../tables.ts';
import { isOfNames, type ScreenedName } from './screened-names.ts';

/** Inside a transaction of the system: every match of these names, and where it was found. */
export async function findMatchesOfNames(names: readonly ScreenedName[]) {
  if (names.length === 0) return [];
  const isNewestRun = sql<boolean>`${screeningRuns.seq} = (select max(newest.seq) from screening_runs newest
    where newest.request_id = ${screeningRuns.requestId} and newest.status = 'done')`;
  return db()
    .select({
      clientId: matches.clientId,
      watchlistId: matches.watchlistId,
      entryId: matches.entryId,
      subjectFingerprint: matches.subjectFingerprint,
      entryFingerprint: matches.entryFingerprint,
      strength: matches.strength,
      disposition: matches.disposition,
      disposedAt: matches.disposedAt,
      confirmedBy: matches.confirmedBy,
      expiresAt: matches.expiresAt,
      runAt: screeningRuns.createdAt,
      thirdPartyId: requestView.thirdPartyId,
      status: requestView.status,
      isNewestRun,
      isOverruled,
    })
    .from(matches)
    .innerJoin(screeningRuns, eq(screeningRuns.id, matches.runId))
    .innerJoin(requestView, eq(requestView.id, matches.requestId))
    .where(isOfNames(names));
}

/** A condition on a decision: it does not call the match false for certain. */
const asksAgain = sql`(disposition <> 'false_positive' or (strength <> 'medium' and confirmed_by is null))`;

/**
 * The ids of those third parties for whose client a decision came to its end since, no longer calls a match false for
 * certain, or was settled otherwise after a second look: a subquery. `compared` is a `with` of `third_party_id`, `client_id`
 * and `since`. With `offset 0` the database looks once for each client, not for each third party.
 */
export const partiesDecidedSince = (compared: SQLWrapper, now: Date): SQL => sql`
  select compared.third_party_id from ${compared} join (
    select client_id,
      (select max(m.expires_at) from matches m
       where m.client_id = clients.client_id and m.expires_at <= ${now.toISOString()}::timestamptz) as ended_at,
      (select max(m.disposed_at) from matches m
       where m.client_id = clients.client_id and ${asksAgain}) as decided_at,
      (select max(look.settled_at) from second_looks look
       where look.client_id = clients.client_id and look.status = 'settled' and look.settled <> look.first) as settled_at
    from (select distinct client_id from ${compared}) clients offset 0) last using (client_id)
  where last.ended_at > compared.since or last.decided_at >= compared.since or last.settled_at >= compared.since`;

/** When a name of a client was decided on so that it may have to be looked at again. */
export type Decision = ScreenedName & { at: Date };

/** Inside a transaction of the system: the decisions on these names, as `partiesDecidedSince` means them. */
export async function findDecisionsSince(
  names: readonly ScreenedName[],
  since: Date,
  now: Date,
): Promise<Decision[]> {
  if (names.length === 0) return [];
  const hasEnded = and(gt(matches.expiresAt, since), lte(matches.expiresAt, now));
  const isDecided = and(gte(matches.disposedAt, since), asksAgain);
  const decided = await db()
    .selectDistinct({
      clientId: matches.clientId,
      fingerprint: matches.subjectFingerprint,
      endedAt: sql<Date | null>`case when ${hasEnded} then ${matches.expiresAt} end`.mapWith(
        matches.expiresAt,
      ),
      decidedAt: sql<Date | null>`case when ${isDecided} then ${matches.disposedAt} end`.mapWith(
        matches.disposedAt,
      ),
    })
    .from(matches)
    .where(and(isOfNames(names), or(hasEnded, isDecided)));
  return [
    ...decided.flatMap(({ clientId, fingerprint, endedAt, decidedAt }) =>
      [endedAt, decidedAt].flatMap((at) => (at ? [{ clientId, fingerprint, at }] : [])),
    ),
    ...(await findOverruledSince(names, since)),
  ];
}
