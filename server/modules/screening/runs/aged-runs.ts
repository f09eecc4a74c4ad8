import { sql } from 'drizzle-orm';
import { agedRows, db } from '../../../platform/index.ts';
import { screeningRuns } from '../tables.ts';

/** Runs that a newer one has taken the place of; what was decided in them stays (removal.sql). */
export const agedRuns = agedRows({
  table: screeningRuns,
  id: screeningRuns.id,
  at: screeningRuns.createdAt,
  clientId: screeningRuns.clientId,
  label: sql<string>`${screeningRuns.id}::text`,
  where: sql`may_remove_run(${screeningRuns.id})`,
  async remove(id) {
    await db().execute(sql`select remove_run(${id}::uuid)`);
    return {};
  },
});
