import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import type { FoundMatch } from './propose-matches.ts';
import { subjectFingerprint } from './subjects.ts';
import { matches } from './tables.ts';

type MatchRow = typeof matches.$inferSelect;
type Pairing = Pick<MatchRow, 'watchlistId' | 'entryId' | 'subjectFingerprint' | 'entryFingerprint'>;

const keyOf = (pairing: Pairing) =>
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
  for (const row of rows) if (!latest.has(keyOf(row))) latest.set(keyOf(row), row);
  return latest;
}

/** The columns of the disposition that still holds; nothing when a person has to look. */
export function carryOver(pairing: Pairing, earlier: Map<string, MatchRow>) {
  const held = earlier.get(keyOf(pairing));
  // Who set it back to undecided wants it looked at again.
  if (!held || held.disposition === 'unspecified') return {};
  const { disposition, reasonCode, comment, disposedBy, disposedAt, confirmedBy, confirmedAt } = held;
  return {
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
