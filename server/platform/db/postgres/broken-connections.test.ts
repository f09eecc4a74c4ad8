import { sql } from 'drizzle-orm';
import { type Line, openLine } from '../../../../tests/support/breakable-line.ts';
import { openTestPlatform, type TestPlatform } from '../../testing.ts';
import type { Database } from '../database.ts';
import { databaseProblem } from '../database-problems.ts';
import { db } from '../transaction.ts';
import { openPostgres } from './open-postgres.ts';

const system = { kind: 'system' } as const;
let platform: TestPlatform;
let line: Line;
let database: Database;
const heard: unknown[] = [];

beforeAll(async () => {
  platform = await openTestPlatform();
  line = await openLine(platform.database.url);
  database = openPostgres(line.url, { onError: (error) => heard.push(error), max: 4, statementMs: 500 });
});
afterAll(async () => {
  line.cut();
  await database.close();
  line.close();
  await platform.close();
});

const read = () =>
  database.tx(system, async () => {
    const { rows } = await db().execute(sql`select 1 as one`);
    return rows[0];
  });
const outcome = (error: unknown) => databaseProblem(error)?.status;

test('connections that break while they are used cost those calls a 503, and nothing else', async () => {
  const slow = Array.from({ length: 4 }, () =>
    database.tx(system, () => db().execute(sql`select pg_sleep(0.4)`)).then(() => 200, outcome),
  );
  const mine = 'select pg_terminate_backend(pid) from pg_stat_activity where query like $1';
  while ((await platform.database.raw.executeSql(mine, ['select pg_sleep(0.4)%'])).rows.length === 0);
  expect(await Promise.all(slow)).toContain(503);
  expect(await read()).toEqual({ one: 1 });
});

test('connections that fall silent are given up, all of them, and new ones are used', async () => {
  await Promise.all(Array.from({ length: 4 }, read));
  line.silence();
  const calls = await Promise.all(Array.from({ length: 4 }, () => read().then(() => 200, outcome)));
  expect(calls).toEqual([503, 503, 503, 503]);
  expect(await read()).toEqual({ one: 1 });
});

test('readiness hears of a silent connection', async () => {
  await read();
  line.silence();
  await expect(database.ping()).rejects.toThrow();
  await database.ping();
});
