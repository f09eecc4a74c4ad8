import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { waitFor } from '../../../tests/support/servers/wait-for.ts';
import { db } from '../db/transaction.ts';
import { openTestPlatform, type TestPlatform } from '../testing.ts';

const system = { kind: 'system' } as const;

let platform: TestPlatform;
let boss: PgBoss;
let began = 0;
let end = () => {};
const ended = new Promise<void>((resolve) => {
  end = resolve;
});
const rowsOf = (statement: ReturnType<typeof sql>) =>
  platform.database.tx(system, async () => (await db().execute(statement)).rows);

beforeAll(async () => {
  platform = await openTestPlatform();
  platform.jobs.define('import', async () => {
    began += 1;
    await ended;
  });
  await platform.jobs.start();
  boss = new PgBoss({ connectionString: platform.database.url, migrate: false, supervise: false });
  boss.on('error', () => {});
  await boss.start();
});
afterAll(async () => {
  await boss.stop();
  await platform.close();
});

test('work that takes hours is done once: the queue does not give it to somebody else meanwhile', async () => {
  const id = await platform.database.tx(system, () => platform.jobs.enqueue('import', {}));
  await waitFor(() => began === 1, { what: 'the beginning' });
  await rowsOf(sql`update pgboss.job set started_on = now() - interval '5 hours' where id = ${id}`);
  // What every server looks for now and then.
  await rowsOf(sql`update pgboss.queue set monitor_claim_on = null where name = 'import'`);
  await boss.supervise('import');
  const [job] = await rowsOf(sql`select state, retry_count from pgboss.job where id = ${id}`);
  expect([job, began]).toEqual([{ state: 'active', retry_count: 0 }, 1]);
  end();
  await waitFor(
    async () => (await platform.database.tx(system, () => platform.jobs.find(id)))?.status === 'done',
    {
      what: 'the end',
    },
  );
  expect(began).toBe(1);
});
