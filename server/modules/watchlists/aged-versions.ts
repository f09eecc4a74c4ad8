import { sql } from 'drizzle-orm';
import { agedRows } from '../../platform/index.ts';
import { removeAgedEntries } from './first-versions.ts';
import { watchlists, watchlistVersions } from './tables.ts';

const perTurn = 20_000;

/** Superseded versions that nothing refers to (removal.sql). Their entries go; what is known of the import stays. */
export const agedListVersions = agedRows({
  table: watchlistVersions,
  id: watchlistVersions.id,
  at: watchlistVersions.importedAt,
  label: sql<string>`(select ${watchlists.name} from ${watchlists}
    where ${watchlists.id} = ${watchlistVersions.watchlistId}) || ' ' || ${watchlistVersions.number}`,
  where: sql`may_remove_entries(${watchlistVersions.id})`,
  /** So many in one transaction: the rest is found by the next turn. */
  async remove(id) {
    return { entries: await removeAgedEntries(id, perTurn) };
  },
});
