import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Disposition } from '../../../contract/words.ts';
import { type Database, db } from '../../platform/index.ts';
import type { ListHit } from '../name-index/index.ts';
import { findEntries, type StoredEntry } from '../watchlists/index.ts';
import type { FormerDecision, ScreeningSubject } from './records.ts';
import { subjectFingerprint } from './subjects.ts';
import { matches } from './tables.ts';

/** What was looked for and an entry that resembles it. */
type Hit<Subject> = { subject: Subject; hit: ListHit };
export type SubjectHit = Hit<ScreeningSubject>;

type WithEntry<Found> = Found & StoredEntry;
export type FoundMatch = WithEntry<SubjectHit>;

const keyOf = (versionId: string, entryId: string) => `${versionId} ${entryId}`;

/**
 * Adds the entries as the lists give them, so that a match stays readable when its list version is gone. An entry that
 * the index knows and the table does not is an error, so that the job runs again with a newer index: a hit must not
 * disappear.
 */
export async function withEntries<Found extends Hit<unknown>>(
  database: Database,
  found: Found[],
): Promise<WithEntry<Found>[]> {
  const wanted = new Map(
    found.map(({ hit }) => [keyOf(hit.list.versionId, hit.entryId), [hit.list.versionId, hit.entryId]]),
  );
  const rows = await findEntries(database, [...wanted.values()] as [string, string][]);
  return found.map((proposed) => {
    const { list, entryId } = proposed.hit;
    const row = rows.get(keyOf(list.versionId, entryId));
    if (!row) throw new Error(`entry ${entryId} of list version ${list.versionId} is not stored any more`);
    return { ...proposed, entry: row.entry, fingerprint: row.fingerprint };
  });
}

/** What a stored match and an answer of the name search both say of a hit. */
export const saidOf = ({ hit, entry }: { hit: ListHit } & Pick<StoredEntry, 'entry'>) => ({
  watchlistId: hit.list.watchlistId,
  watchlist: hit.list.watchlist,
  listVersion: hit.list.version,
  entry,
  matchedName: hit.matchedName,
  similarity: hit.similarity,
  strength: hit.strength,
  explanation: hit.explanation,
  corroboration: hit.corroboration,
});

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
