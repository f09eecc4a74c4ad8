import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import type { TestApp } from '../../support/servers/test-app.ts';

/** The kinds of the audit events of one request, in their order. */
export function auditOf({ platform }: TestApp, requestId: string): Promise<string[]> {
  return platform.database.tx({ kind: 'identity' }, async () => {
    const { rows } = await db().execute<{ type: string }>(
      sql`select type from audit_events where request_id = ${requestId} order by seq`,
    );
    return rows.map(({ type }) => type);
  });
}
