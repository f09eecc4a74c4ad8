import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { StoredEvent } from '../../../../engine/audit-chain/index.ts';
import { type Database, db, type Scope } from '../../../platform/index.ts';
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
  let seq = after;
  for (;;) {
    const rows = await database.tx(scope, () =>
      db()
        .select()
        .from(auditEvents)
        .where(
          and(
            eq(auditEvents.chain, chain),
            gt(auditEvents.seq, seq),
            upTo === undefined ? undefined : lte(auditEvents.seq, upTo),
          ),
        )
        .orderBy(asc(auditEvents.seq))
        .limit(batch),
    );
    yield rows.map(storedEvent);
    if (rows.length < batch) return;
    seq = rows.at(-1)?.seq ?? seq;
  }
}
