import { sql } from 'drizzle-orm';
import { type Database, db } from '../../platform/index.ts';
import type { watchlistEntries } from './tables.ts';

type EntryRow = typeof watchlistEntries.$inferSelect;
type Compared = Pick<EntryRow, 'entryId' | 'name' | 'entry' | 'fingerprint'>;
export type ChangedEntry = Compared & { before: EntryRow['entry'] | null };

/** How many entries a version adds, changes and removes against another; against none all are added. */
export async function countDifferences(versionId: string, baseId: string | null) {
  const counted = await db().execute<{ added: number; changed: number; removed: number }>(sql`
    select
      count(*) filter (where base.entry_id is null)::int as added,
      count(*) filter (where base.fingerprint <> now.fingerprint)::int as changed,
      (select count(*)::int from watchlist_entries old
        where old.version_id = ${baseId}::uuid and not exists (
          select from watchlist_entries still
          where still.version_id = ${versionId}::uuid and still.entry_id = old.entry_id)) as removed
    from watchlist_entries now
    left join watchlist_entries base on base.version_id = ${baseId}::uuid and base.entry_id = now.entry_id
    where now.version_id = ${versionId}::uuid`);
  const { added = 0, changed = 0, removed = 0 } = counted.rows[0] ?? {};
  return { added, changed, removed };
}

/** Added and changed entries by id after `after`. `before` is null for an added one. */
export async function newerEntries(
  versionId: string,
  baseId: string | null,
  which: { kind: 'added' | 'changed' | 'both'; after?: string; limit: number },
): Promise<ChangedEntry[]> {
  const differs = {
    added: sql`base.entry_id is null`,
    changed: sql`base.fingerprint <> now.fingerprint`,
    both: sql`(base.entry_id is null or base.fingerprint <> now.fingerprint)`,
  }[which.kind];
  const found = await db().execute<{
    entry_id: string;
    name: string;
    entry: EntryRow['entry'];
    fingerprint: string;
    before: EntryRow['entry'] | null;
  }>(sql`
    select now.entry_id, now.name, now.entry, now.fingerprint, base.entry as before
    from watchlist_entries now
    left join watchlist_entries base on base.version_id = ${baseId}::uuid and base.entry_id = now.entry_id
    where now.version_id = ${versionId}::uuid and ${differs} and now.entry_id > ${which.after ?? ''}
    order by now.entry_id limit ${which.limit}`);
  return found.rows.map(({ entry_id, ...row }) => ({ entryId: entry_id, ...row }));
}

/** Entries that the version no longer has. */
export async function removedEntries(versionId: string, baseId: string | null, limit: number) {
  const found = await db().execute<{ entry_id: string; name: string }>(sql`
    select old.entry_id, old.name from watchlist_entries old
    where old.version_id = ${baseId}::uuid and not exists (
      select from watchlist_entries still
      where still.version_id = ${versionId}::uuid and still.entry_id = old.entry_id)
    order by old.entry_id limit ${limit}`);
  return found.rows.map(({ entry_id, name }) => ({ entryId: entry_id, name }));
}

const perPage = 500;

/** All that a version adds or changes, in pages with a transaction each. */
export async function* newerPages(database: Database, versionId: string, baseId: string | null) {
  let after = '';
  for (;;) {
    const page = await database.tx({ kind: 'system' }, () =>
      newerEntries(versionId, baseId, { kind: 'both', after, limit: perPage }),
    );
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < perPage) return;
    after = last.entryId;
  }
}
