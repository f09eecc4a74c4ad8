import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { StoredEvent } from '../../../../engine/audit-chain/index.ts';
import { type Database, db, pages, type Scope } from '../../../platform/index.ts';
import { storedEvent } from '../stored-event.ts';
import { auditEvents } from '../tables.ts';

const batch = 1000;

type Range = { after?: number; upTo?: number };

/** The rows of a chain in stored order, a batch a transaction, so that nobody waits and memory stays flat. */
export async function* readRows(
  database: Pick<Database, 'tx'>,
  scope: Scope,
  chain: string,
  { after = 0, upTo }: Range = {},
): AsyncGenerator<StoredEvent[]> {
  const read = async (last?: typeof auditEvents.$inferSelect) =>
    db()
      .select()
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.chain, chain),
          gt(auditEvents.seq, last?.seq ?? after),
          upTo === undefined ? undefined : lte(auditEvents.seq, upTo),
        ),
      )
      .orderBy(asc(auditEvents.seq))
      .limit(batch);
  for await (const rows of pages(database, { scope, size: batch, read })) yield rows.map(storedEvent);
}
