import { INACTIVE_STATUSES } from '../../../contract/request-statuses.ts';
import { findMatchesOfNames, needsSecondPerson, pairingKey } from '../screening/index.ts';

type Found = Awaited<ReturnType<typeof findMatchesOfNames>>[number];
type Row = Found & { isOwn: boolean; isShown: boolean };

/** What is known of the pairings of some names. `ended` were called false for a time that is over, and when that was. */
type Pairings = { known: Set<string>; ended: Map<string, Date> };

/**
 * Inside a transaction of the system: of these names of a third party, what needs no alert. A pairing is known where a
 * person called it false for any third party of the client and that still holds, where a person decided otherwise on
 * it for this third party, and where the newest screening of a living request about it shows it. What was settled
 * otherwise after a second look is none of these.
 */
export async function pairingsOf(
  { id, clientId }: Pick<Named, 'id' | 'clientId'>,
  fingerprints: string[],
  now: Date,
): Promise<Pairings> {
  return (await pairingsOfAll([{ id, clientId, fingerprints }], now)).get(id)!;
}

/** A third party with the fingerprints of its names. */
type Named = { id: string; clientId: string; fingerprints: string[] };

/** Inside a transaction of the system: the same of several third parties, by their id. */
export async function pairingsOfAll(parties: readonly Named[], now: Date): Promise<Map<string, Pairings>> {
  const rows = await findMatchesOfNames(
    parties.flatMap(({ clientId, fingerprints }) =>
      fingerprints.map((fingerprint) => ({ clientId, fingerprint })),
    ),
  );
  const byName = Map.groupBy(rows, (match) => `${match.clientId} ${match.subjectFingerprint}`);
  return new Map(
    parties.map(({ id, clientId, fingerprints }) => {
      const own = fingerprints.flatMap((fingerprint) => byName.get(`${clientId} ${fingerprint}`) ?? []);
      return [id, judgePairings(id, own, now)];
    }),
  );
}

function judgePairings(id: string, rows: readonly Found[], now: Date): Pairings {
  const found: Pairings = { known: new Set(), ended: new Map() };
  const byPairing = Map.groupBy(
    rows.map((match): Row => {
      const isOwn = match.thirdPartyId === id;
      const isShown = isOwn && match.isNewestRun && !INACTIVE_STATUSES.includes(match.status);
      return { ...match, isOwn, isShown };
    }),
    pairingKey,
  );
  for (const [pairing, all] of byPairing) {
    const end = endOf(all, now);
    if (end) found.ended.set(pairing, end);
    else if (isKnown(all.filter(({ isOverruled }) => !isOverruled))) found.known.add(pairing);
  }
  return found;
}

function isKnown(rows: Row[]): boolean {
  const last = newestDecision(rows);
  if (last?.disposition === 'false_positive' && !needsSecondPerson(last)) return true;
  return rows.some((match) => match.isShown || (match.isOwn && isDecided(match)));
}

const isDecided = (match: Found) =>
  match.disposedAt !== null && match.disposition !== 'unspecified' && !needsSecondPerson(match);

function newestDecision(rows: Row[]): Row | undefined {
  const decided = rows.filter(({ disposedAt }) => disposedAt);
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
