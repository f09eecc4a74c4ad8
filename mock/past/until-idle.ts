import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { db, type Platform } from '../../server/platform/index.ts';

/** Waits until no job is queued or running. */
export async function untilIdle({ database }: Platform): Promise<void> {
  for (;;) {
    const { rows } = await database.tx({ kind: 'system' }, () =>
      db().execute<{ open: number }>(
        sql`select count(*)::int as open from work_items where status in ('queued', 'running')`,
      ),
    );
    if (rows[0]?.open === 0) return;
    await sleep(10);
  }
}
