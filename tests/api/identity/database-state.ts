import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import type { TestApp } from '../../support/servers/test-app.ts';

export { businessRows as stateOf } from '../requests/business-rows.ts';

/** Rows of a query, as the owner. */
export const rowsOf = <Row>({ platform }: TestApp, query: ReturnType<typeof sql>): Promise<Row[]> =>
  platform.database.tx({ kind: 'identity' }, async () => (await db().execute(query)).rows as Row[]);

type Recorded = { type: string; data: Record<string, unknown>; object_id: string };

/** The audit events so far, oldest first. */
export const eventsOf = (test: TestApp) =>
  rowsOf<Recorded>(test, sql`select type, data, object_id from audit_events order by at, chain, seq`);
