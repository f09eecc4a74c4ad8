import { and, asc, eq, gt } from 'drizzle-orm';
import { type Database, db } from '../../../platform/index.ts';
import { watchlistEntries } from '../tables.ts';

export const entriesPerPage = 500;

/** The entries of a version in pages, each in a transaction of its own: nobody waits long for their turn. */
export async function* entryPages(database: Database, versionId: string) {
  let after = '';
  for (;;) {
    const page = await database.tx({ kind: 'system' }, () =>
      db()
        .select()
        .from(watchlistEntries)
        .where(and(eq(watchlistEntries.versionId, versionId), gt(watchlistEntries.entryId, after)))
        .orderBy(asc(watchlistEntries.entryId))
        .limit(entriesPerPage),
    );
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < entriesPerPage) return;
    after = last.entryId;
  }
}
