import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import type { TestApp } from '../../support/test-app.ts';

/** What a refusal may write: the audit trail, the counters that lock, and which codes were presented. */
const counters = ['audit_events', 'audit_chains', 'sign_in_failures', 'sso_presented'];
const counterColumns = ['failed_tries', 'locked_until', 'wrong_codes'];

/** Rows of a query, as the owner. */
export const rowsOf = <Row>({ platform }: TestApp, query: ReturnType<typeof sql>): Promise<Row[]> =>
  platform.database.tx({ kind: 'system' }, async () => (await db().execute(query)).rows as Row[]);

/** A hash over every table of ours but the audit trail and the counters. */
export async function stateOf(test: TestApp): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    test,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const hash = createHash('sha256');
  for (const { name } of tables.filter((table) => !counters.includes(table.name))) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(
      test,
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
    );
    const kept = rows.map(({ row }) => {
      for (const column of counterColumns) delete row[column];
      return JSON.stringify(row);
    });
    hash.update(name).update(kept.sort().join('\n'));
  }
  return hash.digest('hex');
}

export type Recorded = { type: string; data: Record<string, unknown>; object_id: string };

/** The audit events so far, oldest first. */
export const eventsOf = (test: TestApp) =>
  rowsOf<Recorded>(test, sql`select type, data, object_id from audit_events order by at, chain, seq`);
