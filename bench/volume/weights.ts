import type { RawDatabase } from '../../server/platform/db/raw.ts';

/** Tables of the product; `pg_total_relation_size` counts what is kept beside a table and its indexes. */
const weigh = `select c.relname as name, greatest(c.reltuples, 0)::float8 as rows,
    pg_total_relation_size(c.oid)::float8 as bytes, pg_indexes_size(c.oid)::float8 as indexes
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by pg_total_relation_size(c.oid) desc`;

type Weight = { name: string; rows: number; bytes: number; indexes: number };

/** What each table that has rows takes on the disk, with its indexes and what is kept beside it, by the row. */
export async function weighTables(raw: RawDatabase): Promise<string[][]> {
  await raw.executeSql('vacuum analyze');
  const weights = (await raw.executeSql(weigh)).rows as Weight[];
  return weights
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows, bytes, indexes }) => [
      name,
      `${rows}`,
      (bytes / 1e6).toFixed(1),
      (indexes / 1e6).toFixed(1),
      (bytes / rows).toFixed(0),
    ]);
}
