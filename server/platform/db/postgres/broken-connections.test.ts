import { sql } from 'drizzle-orm';
import { openLine } from '../../../../tests/support/database/breakable-line.ts';
import { openTestPlatform } from '../../testing.ts';
import type { TxOptions } from '../database.ts';
import { databaseProblem } from '../database-problems.ts';
import { db, together } from '../transaction.ts';
import { openPostgres } from './open-postgres.ts';

const system = { kind: 'system' } as const;
const heard: unknown[] = [];

const platform = await openTestPlatform();
const line = await openLine(platform.database.url);
const database = openPostgres(line.url, { onError: (error) => heard.push(error), max: 4, statementMs: 500 });
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
const insert = () =>
  db().execute(sql`insert into work_items (id, kind, status, created_at, updated_at)
    values (gen_random_uuid(), 'test', 'done', now(), now())`);
const stored = async () => {
  const { rows } = await platform.database.raw.executeSql('select count(*) from work_items');
  return rows[0]?.count;
};
const sleep = (seconds: number) => db().execute(sql`select pg_sleep(${seconds})`);
const kinds: TxOptions[] = [{}, { single: true }];
const outcome = (error: unknown) => databaseProblem(error)?.status;

/** What the calls come to, while the database is asked to end what sleeps: once is not enough, it may come too early. */
async function ending<T>(calls: Promise<T>, how: 'cancel' | 'terminate'): Promise<T> {
  let isOver = false;
  const outcomes = calls.finally(() => {
    isOver = true;
  });
  const text = `select pg_${how}_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'active' and query like 'select pg_sleep(%'`;
  while (!isOver) await platform.database.raw.executeSql(text);
  return outcomes;
}

test('connections that break while they are used cost those calls a 503, and nothing else', async () => {
  const patient = openPostgres(line.url, { onError: () => {}, max: 4, statementMs: 120_000 });
  const slow = Array.from({ length: 4 }, () => patient.tx(system, () => sleep(60)).then(() => 200, outcome));
  expect(await ending(Promise.all(slow), 'terminate')).toEqual([503, 503, 503, 503]);
  expect(await patient.tx(system, async () => (await db().execute(sql`select 1 as one`)).rows)).toEqual([
    { one: 1 },
  ]);
  await patient.close();
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

test.each(kinds)(
  'a connection that breaks between begin and the first statement is a 503, and nothing stays: %j',
  async (kind) => {
    line.cutBefore('insert into work_items');
    expect(await database.tx(system, insert, kind).then(() => 200, outcome)).toBe(503);
    expect(await stored()).toBe(0);
    expect(await read()).toEqual({ one: 1 });
  },
);

test.each(kinds)('a first statement is not carried out where its begin failed: %j', async (kind) => {
  line.replaceOnce('begin', 'bogus');
  await expect(database.tx(system, insert, kind)).rejects.toMatchObject({ cause: { code: '42601' } });
  expect(await stored()).toBe(0);
  expect(await read()).toEqual({ one: 1 });
});

test('a first statement is not carried out where its role cannot be taken', async () => {
  line.replaceOnce('prudence_system', 'prudence_sys_em');
  await expect(database.tx(system, insert)).rejects.toMatchObject({ cause: { code: '22023' } });
  expect(await stored()).toBe(0);
});

test.each(kinds)('a statement that takes too long is a 504 and undoes its transaction: %j', async (kind) => {
  const work = async () => (kind.single ? sleep(60) : together(() => sleep(60), insert));
  expect(await database.tx(system, work, kind).then(() => 200, outcome)).toBe(504);
  const late = () => together(insert, () => sleep(60), insert);
  expect(await database.tx(system, late).then(() => 200, outcome)).toBe(504);
  expect(await stored()).toBe(0);
  expect(await read()).toEqual({ one: 1 });
});

test.each(kinds)(
  'a statement that somebody cancels is a 504 and undoes its transaction: %j',
  async (kind) => {
    const patient = openPostgres(line.url, { onError: () => {}, max: 1, statementMs: 120_000 });
    const work = async () => (kind.single ? sleep(60) : together(insert, () => sleep(60), insert));
    const call = patient.tx(system, work, kind).then(() => 200, outcome);
    expect(await ending(call, 'cancel')).toBe(504);
    expect(await stored()).toBe(0);
    expect(patient.connections()).toEqual({ used: 0, idle: 1, waiting: 0 });
    await patient.close();
  },
);

test('each statement of a pipeline has the whole time for itself', async () => {
  const timed = openPostgres(line.url, { onError: () => {}, max: 1, statementMs: 2000 });
  const nap = () => sleep(0.8);
  await timed.tx(system, () => together(nap, nap, nap));
  await timed.close();
});

test('a connection on which a transaction was left open is not lent again', async () => {
  const narrow = openPostgres(line.url, { onError: () => {}, max: 1 });
  await narrow.raw.executeSql(`begin; insert into work_items (id, kind, status, created_at, updated_at)
    values (gen_random_uuid(), 'test', 'done', now(), now())`);
  await narrow.tx(system, () => db().execute(sql`select 1`));
  await narrow.close();
  expect(await stored()).toBe(0);
});
