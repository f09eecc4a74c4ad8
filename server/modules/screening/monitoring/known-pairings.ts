import { and, eq, inArray, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { requestTable } from '../../requests/index.ts';
import { pairingKey } from '../carried-dispositions.ts';
import { needsSecondPerson } from '../second-person.ts';
import { matches, screeningRuns } from '../tables.ts';

type MatchRow = typeof matches.$inferSelect;
type Row = { match: MatchRow; runAt: Date; isOwn: boolean; isShown: boolean };

/** What is known of the pairings of some names. `ended` were called false for a time that is over, and when that was. */
export type Pairings = { known: Set<string>; ended: Map<string, Date> };

/** Requests in these states are worked on by nobody: what they found was perhaps never decided. */
const deadStatuses = ['draft', 'rejected', 'cancelled'];

/**
 * Inside a transaction of the system: of these names of a third party, what needs no alert. A pairing is known where a
 * person called it false for any third party of the client and that still holds, where a person decided otherwise on
 * it for this third party, and where the newest screening of a living request about it shows it.
 */
export async function pairingsOf(
  { id, clientId }: Pick<Named, 'id' | 'clientId'>,
  fingerprints: string[],
  now: Date,
): Promise<Pairings> {
  return (await pairingsOfAll([{ id, clientId, fingerprints }], now)).get(id)!;
}

/** A third party with the fingerprints of its names. */
export type Named = { id: string; clientId: string; fingerprints: string[] };

/** Inside a transaction of the system: the same of several third parties, by their id. */
export async function pairingsOfAll(parties: readonly Named[], now: Date): Promise<Map<string, Pairings>> {
  const rows = await matchesOfNames(parties);
  const byName = Map.groupBy(rows, ({ match }) => `${match.clientId} ${match.subjectFingerprint}`);
  return new Map(
    parties.map(({ id, clientId, fingerprints }) => {
      const own = fingerprints.flatMap((fingerprint) => byName.get(`${clientId} ${fingerprint}`) ?? []);
      return [id, judgePairings(id, own, now)];
    }),
  );
}

type Found = Awaited<ReturnType<typeof matchesOfNames>>[number];

async function matchesOfNames(parties: readonly Named[]) {
  const names = [...new Set(parties.flatMap(({ fingerprints }) => fingerprints))];
  if (names.length === 0) return [];
  const isNewestRun = sql<boolean>`${screeningRuns.seq} = (select max(newest.seq) from screening_runs newest
    where newest.request_id = ${screeningRuns.requestId} and newest.status = 'done')`;
  return db()
    .select({
      match: matches,
      runAt: screeningRuns.createdAt,
      thirdPartyId: requestTable.thirdPartyId,
      status: requestTable.status,
      isNewestRun,
    })
    .from(matches)
    .innerJoin(screeningRuns, eq(screeningRuns.id, matches.runId))
    .innerJoin(requestTable, eq(requestTable.id, matches.requestId))
    .where(
      and(
        inArray(matches.clientId, [...new Set(parties.map(({ clientId }) => clientId))]),
        inArray(matches.subjectFingerprint, names),
      ),
    );
}

function judgePairings(id: string, rows: readonly Found[], now: Date): Pairings {
  const found: Pairings = { known: new Set(), ended: new Map() };
  const byPairing = Map.groupBy(
    rows.map(({ match, runAt, thirdPartyId, status, isNewestRun: newest }): Row => {
      const isOwn = thirdPartyId === id;
      return { match, runAt, isOwn, isShown: isOwn && newest && !deadStatuses.includes(status) };
    }),
    ({ match }) => pairingKey(match),
  );
  for (const [pairing, all] of byPairing) {
    const end = endOf(all, now);
    if (end) found.ended.set(pairing, end);
    else if (isKnown(all)) found.known.add(pairing);
  }
  return found;
}

function isKnown(rows: Row[]): boolean {
  const last = newestDecision(rows);
  if (last?.disposition === 'false_positive' && !needsSecondPerson(last)) return true;
  return rows.some(({ match, isOwn, isShown }) => isShown || (isOwn && isDecided(match)));
}

const isDecided = (match: MatchRow) =>
  match.disposedAt !== null && match.disposition !== 'unspecified' && !needsSecondPerson(match);

function newestDecision(rows: Row[]): MatchRow | undefined {
  const decided = rows.flatMap(({ match }) => (match.disposedAt ? [match] : []));
  const newest = Math.max(...decided.map(({ disposedAt }) => disposedAt?.getTime() ?? 0));
  return decided.find(({ disposedAt }) => disposedAt?.getTime() === newest);
}

/** When the newest decision on a pairing came to its end; null where it holds, or where it was asked anew since. */
function endOf(rows: Row[], now: Date): Date | null {
  const last = newestDecision(rows);
  if (last?.disposition !== 'false_positive' || !last.expiresAt || last.expiresAt > now) return null;
  const end = last.expiresAt;
  return rows.some(({ isShown, runAt }) => isShown && runAt >= end) ? null : end;
}
