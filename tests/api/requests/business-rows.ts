import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import type { TestApp } from '../../support/test-app.ts';

/**
 * Sessions count activity, and a file of a refused call is noted until it is removed, after the answer; everything
 * else must stay as it is when a call is refused.
 */
const leftOut = ['sessions', 'unclaimed_files'];

/** One digest of every row of every table of ours. */
export function businessRows({ platform }: TestApp): Promise<string> {
  return platform.database.tx({ kind: 'system' }, async () => {
    const { rows } = await db().execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const parts = rows
      .filter(({ name }) => !leftOut.includes(name))
      .map(
        ({ name }) =>
          sql`select ${name}::text as name, (select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${sql.identifier(name)} t) as digest`,
      );
    const digests = await db().execute(sql.join(parts, sql` union all `));
    return JSON.stringify(digests.rows);
  });
}
