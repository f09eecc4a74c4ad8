import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/index.ts';
import { db } from '../../platform/index.ts';
import type { ListHit } from './name-index/name-index.ts';
import type { ScreeningSubject } from './records.ts';
import { watchlistEntries } from './tables.ts';

/** What was looked for and an entry that resembles it. */
export type Proposed<Subject> = { subject: Subject; hit: ListHit };
export type ProposedMatch = Proposed<ScreeningSubject>;

type EntryRow = typeof watchlistEntries.$inferSelect;
type WithEntry<Found> = Found & Pick<EntryRow, 'entry' | 'fingerprint'>;
export type FoundMatch = WithEntry<ProposedMatch>;

const perTurn = 200;
const keyOf = (versionId: string, entryId: string) => `${versionId} ${entryId}`;

/**
 * Adds the entries as the lists give them, so that a match stays readable when its list version is gone. An entry that
 * the index knows and the table does not is an error, so that the job runs again with a newer index: a hit must not
 * disappear.
 */
export async function proposeMatches<Found extends Proposed<unknown>>(
  database: Database,
  found: Found[],
): Promise<WithEntry<Found>[]> {
  const wanted = new Map(
    found.map(({ hit }) => [keyOf(hit.list.versionId, hit.entryId), [hit.list.versionId, hit.entryId]]),
  );
  const rows = await entriesOf(database, [...wanted.values()] as [string, string][]);
  return found.map((proposed) => {
    const { list, entryId } = proposed.hit;
    const row = rows.get(keyOf(list.versionId, entryId));
    if (!row) throw new Error(`entry ${entryId} of list version ${list.versionId} is not stored any more`);
    return { ...proposed, entry: row.entry, fingerprint: row.fingerprint };
  });
}

/** Entries by `version id, entry id`. */
async function entriesOf(database: Database, wanted: [versionId: string, entryId: string][]) {
  const rows = new Map<string, EntryRow>();
  for (let from = 0; from < wanted.length; from += perTurn) {
    const some = wanted.slice(from, from + perTurn);
    const pairs = sql.join(
      some.map(([versionId, entryId]) => sql`(${versionId}::uuid, ${entryId})`),
      sql`, `,
    );
    const page = await database.tx({ kind: 'system' }, () =>
      db()
        .select()
        .from(watchlistEntries)
        .where(sql`(${watchlistEntries.versionId}, ${watchlistEntries.entryId}) in (${pairs})`),
    );
    for (const row of page) rows.set(keyOf(row.versionId, row.entryId), row);
  }
  return rows;
}
