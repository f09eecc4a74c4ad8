import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { WHOLE_TABLES } from '../../support/database/whole-tables.ts';
import type { TestApp } from '../../support/servers/test-app.ts';

export { businessRows as stateOf } from '../requests/business-rows.ts';

/** Rows of a query, as the owner. */
export const rowsOf = <Row>({ platform }: TestApp, query: ReturnType<typeof sql>): Promise<Row[]> =>
  platform.database.tx({ kind: 'identity' }, async () => (await db().execute(query)).rows as Row[]);

type Recorded = { type: string; data: Record<string, unknown>; object_id: string };

/** The audit events so far, oldest first. */
export const eventsOf = (test: TestApp) =>
  rowsOf<Recorded>(test, sql`select type, data, object_id from audit_events order by at, chain, seq`);

/** Every row of every table, the job queue's among them, as text. */
export async function everyRow(test: TestApp): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(test, sql.raw(WHOLE_TABLES));
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(test, sql.raw(`select t::text as row from ${name} t`));
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}
