import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fingerprint, type ParsedEntry } from '../../../engine/lists/index.ts';
import { type Database, db } from '../../platform/index.ts';

const perDelete = 1000;

/** Writes one batch of a version's entries in one statement, in a transaction of its own. */
export async function storeEntries(database: Database, versionId: string, entries: ParsedEntry[]) {
  if (entries.length === 0) return;
  const rows = JSON.stringify(
    entries.map((entry) => ({
      entry_id: entry.id,
      fingerprint: createHash('sha256').update(fingerprint(entry)).digest('hex'),
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

/** Takes back what an import wrote, a part at a time. */
export async function removeEntries(database: Database, versionId: string) {
  for (;;) {
    const removed = await database.tx({ kind: 'system' }, () =>
      db().execute(sql`
        delete from watchlist_entries
        where version_id = ${versionId}::uuid and entry_id in (
          select entry_id from watchlist_entries where version_id = ${versionId}::uuid limit ${perDelete})
        returning 1`),
    );
    if (removed.rows.length < perDelete) return;
  }
}
