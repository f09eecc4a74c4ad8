import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Disposition } from '../../../contract/words.ts';
import { db } from '../../platform/index.ts';
import type { FoundMatch } from './propose-matches.ts';
import type { FormerDecision } from './records.ts';
import { subjectFingerprint } from './subjects.ts';
import { matches, screeningRuns } from './tables.ts';

type MatchRow = typeof matches.$inferSelect;
type Pairing = Pick<MatchRow, 'watchlistId' | 'entryId' | 'subjectFingerprint' | 'entryFingerprint'>;

/** The same for a name and an entry as long as neither changes. */
export const pairingKey = (pairing: Pairing) =>
  [pairing.watchlistId, pairing.entryId, pairing.subjectFingerprint, pairing.entryFingerprint].join(' ');

/** The latest disposition by this client's earlier runs of the same name against the same entry, both unchanged. */
export async function earlierDispositions(clientId: string, found: FoundMatch[]) {
  const latest = new Map<string, MatchRow>();
  if (found.length === 0) return latest;
  const rows = await db()
    .select()
    .from(matches)
    .where(
      and(
        eq(matches.clientId, clientId),
        isNotNull(matches.disposedAt),
        inArray(matches.subjectFingerprint, [
          ...new Set(found.map(({ subject }) => subjectFingerprint(subject))),
        ]),
      ),
    )
    .orderBy(desc(matches.disposedAt), sql`${matches.confirmedAt} desc nulls last`);
  for (const row of rows) if (!latest.has(pairingKey(row))) latest.set(pairingKey(row), row);
  return latest;
}

/** What is known of the pairings of some names. `ended` were called false for a time that is over, and when that was. */
export type Pairings = { known: Set<string>; ended: Map<string, Date> };

/**
 * Of these names, what was a match of a request of this client already, however it ended: but for what was called false
 * for a time that is over and nobody was asked about since.
 */
export async function pairingsOf(
  clientId: string,
  subjectFingerprints: string[],
  now: Date,
): Promise<Pairings> {
  const found: Pairings = { known: new Set(), ended: new Map() };
  if (subjectFingerprints.length === 0) return found;
  const rows = await db()
    .select({ match: matches, runAt: screeningRuns.createdAt })
    .from(matches)
    .innerJoin(screeningRuns, eq(screeningRuns.id, matches.runId))
    .where(and(eq(matches.clientId, clientId), inArray(matches.subjectFingerprint, subjectFingerprints)));
  const byPairing = Map.groupBy(rows, ({ match }) => pairingKey(match));
  for (const [pairing, all] of byPairing) {
    const end = endOf(all, now);
    if (end) found.ended.set(pairing, end);
    else found.known.add(pairing);
  }
  return found;
}

type Looked = { match: MatchRow; runAt: Date };

/** When the newest decision on a pairing came to its end; null where it holds, or where it was asked anew since. */
function endOf(rows: Looked[], now: Date): Date | null {
  const decided = rows.flatMap(({ match }) => (match.disposedAt ? [match] : []));
  const newest = Math.max(...decided.map(({ disposedAt }) => disposedAt?.getTime() ?? 0));
  const last = decided.find(({ disposedAt }) => disposedAt?.getTime() === newest);
  if (last?.disposition !== 'false_positive' || !last.expiresAt || last.expiresAt > now) return null;
  const end = last.expiresAt;
  return rows.some(({ runAt }) => runAt >= end) ? null : end;
}

function formerOf(held: MatchRow, expiredAt: Date): FormerDecision {
  const { reasonCode, comment, disposedBy, disposedAt } = held;
  return {
    ...{ reasonCode, comment, disposedBy },
    disposition: held.disposition as Disposition,
    disposedAt: (disposedAt ?? expiredAt).toISOString(),
    expiredAt: expiredAt.toISOString(),
  };
}

/** The columns of the disposition that still holds, or of the one that came to its end: then a person has to look. */
export function carryOver(pairing: Pairing, earlier: Map<string, MatchRow>, now: Date) {
  const held = earlier.get(pairingKey(pairing));
  // Who set it back to undecided wants it looked at again.
  if (!held || held.disposition === 'unspecified') return {};
  const { disposition, reasonCode, comment, disposedBy, disposedAt, confirmedBy, confirmedAt, expiresAt } =
    held;
  if (expiresAt && expiresAt <= now) return { former: formerOf(held, expiresAt) };
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
