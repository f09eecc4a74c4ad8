import { and, asc, count, eq, gt, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { fingerprint, type ParsedEntry } from '../../../engine/lists/index.ts';
import { type Database, db, pages, sha256 } from '../../platform/index.ts';
import { watchlistEntries, watchlists, watchlistVersions } from './tables.ts';

const perDelete = 1000;

/** Writes one batch of a version's entries in one statement, in a transaction of its own. */
export async function storeEntries(database: Database, versionId: string, entries: ParsedEntry[]) {
  if (entries.length === 0) return;
  const rows = JSON.stringify(
    entries.map((entry) => ({
      entry_id: entry.id,
      fingerprint: sha256(fingerprint(entry)),
      name: entry.names[0]?.text ?? entry.id,
      entry,
    })),
  );
  await database.tx({ kind: 'system' }, () =>
    db().execute(sql`
      insert into watchlist_entries (version_id, entry_id, fingerprint, name, entry)
      select ${versionId}::uuid, row.entry_id, row.fingerprint, row.name, row.entry
      from jsonb_to_recordset(${rows}::jsonb)
        as row(entry_id text, fingerprint text, name text, entry jsonb)`),
  );
}

/**
 * Takes back what an import wrote, a part at a time, until another run of the same import has finished it: its job may
 * run twice at once, where a server that stood still was taken for lost.
 */
export async function removeEntries(database: Database, versionId: string) {
  for (;;) {
    const removed = await database.tx({ kind: 'system' }, async () => {
      const [version] = await db()
        .select({ status: watchlistVersions.status })
        .from(watchlistVersions)
        .where(eq(watchlistVersions.id, versionId))
        .for('update');
      if (!version || inUse.includes(version.status)) return 0;
      const { rows } = await db().execute(sql`
        delete from watchlist_entries
        where version_id = ${versionId}::uuid and entry_id in (
          select entry_id from watchlist_entries where version_id = ${versionId}::uuid limit ${perDelete})
        returning 1`);
      return rows.length;
    });
    if (removed < perDelete) return;
  }
}

const inUse = ['staged', 'active', 'superseded'];

/** Inside a transaction: how many entries of a version are stored. */
export async function countEntries(versionId: string): Promise<number> {
  const [found] = await db()
    .select({ value: count() })
    .from(watchlistEntries)
    .where(eq(watchlistEntries.versionId, versionId));
  return found?.value ?? 0;
}

type EntryRow = typeof watchlistEntries.$inferSelect;
type Compared = Pick<EntryRow, 'entryId' | 'name' | 'entry' | 'fingerprint'>;
type ChangedEntry = Compared & { before: EntryRow['entry'] | null };

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
export const newerPages = (database: Database, versionId: string, baseId: string | null) =>
  pages(database, {
    scope: { kind: 'system' },
    size: perPage,
    read: (last?: ChangedEntry) =>
      newerEntries(versionId, baseId, { kind: 'both', after: last?.entryId ?? '', limit: perPage }),
  });

/** The entries of a version in pages, each in a transaction of its own: nobody waits long for their turn. */
export const entryPages = (database: Database, versionId: string) =>
  pages(database, {
    scope: { kind: 'system' },
    size: perPage,
    read: async (last?: EntryRow) =>
      db()
        .select()
        .from(watchlistEntries)
        .where(
          and(eq(watchlistEntries.versionId, versionId), gt(watchlistEntries.entryId, last?.entryId ?? '')),
        )
        .orderBy(asc(watchlistEntries.entryId))
        .limit(perPage),
  });

/** An entry as the list gave it. */
export type StoredEntry = Pick<EntryRow, 'entry' | 'fingerprint'>;

const perTurn = 200;

/** Entries of several versions, by `version id, entry id`; each turn in a transaction of its own. */
export async function findEntries(
  database: Database,
  wanted: readonly [versionId: string, entryId: string][],
) {
  const rows = new Map<string, StoredEntry>();
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
    for (const row of page) rows.set(`${row.versionId} ${row.entryId}`, row);
  }
  return rows;
}

/** Inside a transaction of the system: the fingerprints of these entries in these versions, by `version id, entry id`. */
export async function findFingerprints(versionIds: readonly string[], entryIds: readonly string[]) {
  if (versionIds.length === 0 || entryIds.length === 0) return new Map<string, string>();
  const { versionId, entryId, fingerprint: hash } = watchlistEntries;
  const rows = await db()
    .select({ versionId, entryId, hash })
    .from(watchlistEntries)
    .where(and(inArray(versionId, [...versionIds]), inArray(entryId, [...entryIds])));
  return new Map(rows.map((row) => [`${row.versionId} ${row.entryId}`, row.hash]));
}

/** An entry as the active version of its list has it. */
type ActiveEntry = {
  watchlistId: string;
  entryId: string;
  watchlist: string;
  version: number;
  entry: EntryRow['entry'];
};

/** Inside a transaction: those of these entries that the active versions of their lists have. */
export async function findActiveEntries(entries: readonly EntryRef[]): Promise<ActiveEntry[]> {
  if (entries.length === 0) return [];
  return db()
    .select({
      watchlistId: watchlistVersions.watchlistId,
      entryId: watchlistEntries.entryId,
      watchlist: watchlists.name,
      version: watchlistVersions.number,
      entry: watchlistEntries.entry,
    })
    .from(watchlistEntries)
    .innerJoin(watchlistVersions, eq(watchlistVersions.id, watchlistEntries.versionId))
    .innerJoin(watchlists, eq(watchlists.id, watchlistVersions.watchlistId))
    .where(
      and(
        eq(watchlistVersions.status, 'active'),
        isOneOf({ watchlistId: watchlistVersions.watchlistId, entryId: watchlistEntries.entryId }, entries),
      ),
    )
    .orderBy(watchlists.name, watchlistEntries.entryId);
}

/** An entry by its list, whatever the version. */
export type EntryRef = { watchlistId: string; entryId: string };

export const isOneOf = (
  { watchlistId, entryId }: { watchlistId: SQLWrapper; entryId: SQLWrapper },
  entries: readonly EntryRef[],
) =>
  sql`(${watchlistId}, ${entryId}) in (${sql.join(
    entries.map((one) => sql`(${one.watchlistId}::uuid, ${one.entryId})`),
    sql`, `,
  )})`;
