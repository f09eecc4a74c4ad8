import pg from 'pg';
import type { TestApp } from '../servers/test-app.ts';
import { waitFor } from '../servers/wait-for.ts';

/** A transaction of somebody else, begun with this statement; others who need its rows wait until it lets go. */
export async function holdRows({ platform }: TestApp, statement: string, values: readonly unknown[]) {
  const client = new pg.Client({ connectionString: platform.database.ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query(statement, [...values]);
  return {
    /** Until so many wait for it or for each other, or the work is done without. */
    async untilWaiting(count = 1, work?: Promise<unknown>) {
      let isDone = false;
      const end = () => {
        isDone = true;
      };
      work?.then(end, end);
      await waitFor(async () => {
        // Within a transaction the activity is seen as it was at first.
        await client.query('select pg_stat_clear_snapshot()');
        const { rows } = await client.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        return isDone || rows.length >= count;
      });
    },
    async letGo() {
      await client.query('commit');
      await client.end();
    },
  };
}
