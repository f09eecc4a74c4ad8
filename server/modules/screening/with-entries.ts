import type { Database } from '../../platform/index.ts';
import type { ListHit } from '../name-index/index.ts';
import { findEntries, type StoredEntry } from '../watchlists/index.ts';
import type { ScreeningSubject } from './records.ts';

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
