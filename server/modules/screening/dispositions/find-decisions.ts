import { and, eq, gt, gte, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { requestView } from '../../requests/index.ts';
import { findOverruledSince, isOverruled } from '../second-look/overruled.ts';
import { matches, screeningRuns } from '../tables.ts';
import { needsSecondPerson } from './disposition-rules.ts';

/** Inside a transaction of the system: every match of these names at these clients, and where it was found. */
export async function findMatchesOfNames(clientIds: readonly string[], fingerprints: readonly string[]) {
  if (fingerprints.length === 0) return [];
  const isNewestRun = sql<boolean>`${screeningRuns.seq} = (select max(newest.seq) from screening_runs newest
    where newest.request_id = ${screeningRuns.requestId} and newest.status = 'done')`;
  return db()
    .select({
      match: matches,
      runAt: screeningRuns.createdAt,
      thirdPartyId: requestView.thirdPartyId,
      status: requestView.status,
      isNewestRun,
      isOverruled,
    })
    .from(matches)
    .innerJoin(screeningRuns, eq(screeningRuns.id, matches.runId))
    .innerJoin(requestView, eq(requestView.id, matches.requestId))
    .where(
      and(inArray(matches.clientId, [...clientIds]), inArray(matches.subjectFingerprint, [...fingerprints])),
    );
}

/**
 * A condition: since then a decision of the client came to its end, no longer calls a match false for certain, or was
 * settled otherwise after a second look.
 */
export const isDecidedSince = (clientId: SQLWrapper, since: SQLWrapper, now: Date): SQL => sql`(exists (
  select from ${matches} m where m.client_id = ${clientId}
    and ((m.expires_at <= ${now.toISOString()}::timestamptz and m.expires_at > ${since})
      or (m.disposed_at >= ${since}
        and (m.disposition <> 'false_positive' or (m.strength <> 'medium' and m.confirmed_by is null)))))
  or exists (
    select from second_looks look where look.status = 'settled' and look.client_id = ${clientId}
      and look.settled_at >= ${since} and look.settled <> look.first))`;

/** When a name of a client was decided on so that it may have to be looked at again. */
export type Decision = { clientId: string; fingerprint: string; at: Date };

/** Inside a transaction of the system: the same as rows, by client. */
export async function findDecisionsSince(
  clientIds: readonly string[],
  since: Date,
  now: Date,
): Promise<Decision[]> {
  const found = await db()
    .select({
      clientId: matches.clientId,
      fingerprint: matches.subjectFingerprint,
      disposition: matches.disposition,
      strength: matches.strength,
      confirmedBy: matches.confirmedBy,
      disposedAt: matches.disposedAt,
      expiresAt: matches.expiresAt,
    })
    .from(matches)
    .where(
      and(
        inArray(matches.clientId, [...clientIds]),
        or(gte(matches.disposedAt, since), gt(matches.expiresAt, since)),
      ),
    );
  const decided = found.flatMap((match) => {
    const { clientId, fingerprint, disposedAt, expiresAt } = match;
    const isFalse = match.disposition === 'false_positive' && !needsSecondPerson(match);
    return [
      ...(expiresAt && expiresAt <= now ? [{ clientId, fingerprint, at: expiresAt }] : []),
      ...(disposedAt && !isFalse ? [{ clientId, fingerprint, at: disposedAt }] : []),
    ];
  });
  return [...decided, ...(await findOverruledSince(clientIds, since))];
}
