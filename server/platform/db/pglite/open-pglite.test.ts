import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { db } from '../transaction.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFS, durableStartParams } from './durable-fs.ts';
import { keepTidy } from './maintenance.ts';
import { openPGlite } from './open-pglite.ts';

const directories: string[] = [];
const freshDirectory = () => {
  const directory = mkdtempSync(join(tmpdir(), 'prudence-pg-'));
  directories.push(directory);
  return directory;
};
const options = { onError: () => {}, onWedged: () => {} };

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

test('a commit waits for the disk', async () => {
  const fs = new DurableFS(freshDirectory());
  const pg = await PGlite.create({ fs, startParams: durableStartParams });
  await pg.exec('create table ledger (n integer)');
  const before = fs.syncs;
  for (let n = 0; n < 5; n += 1) await pg.query('insert into ledger values ($1)', [n]);
  expect(fs.syncs - before).toBeGreaterThanOrEqual(5);
  expect((await pg.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  await pg.close();
});

test('a second process is refused by the name of the first, until the first has ended', async () => {
  const directory = freshDirectory();
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'directory-lock.ts')).href)});
    try { lockDirectory(${JSON.stringify(directory)}); console.log('taken'); }
    catch (error) { console.log(error.message); }`;
  const tryFromAnother = async () =>
    (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])).stdout.trim();
  const lock = lockDirectory(directory);
  expect(await tryFromAnother()).toContain(`is in use by process ${process.pid}.`);
  lock.release();
  expect(await tryFromAnother()).toBe('taken');
});

describe('an open directory', () => {
  let database: Database;
  let directory: string;
  beforeAll(async () => {
    directory = freshDirectory();
    database = await openPGlite(directory, { ...options, turnMs: 300, idleMs: 500 });
    await database.raw.executeSql('create table ledger (n integer)');
  });
  afterAll(() => database.close());

  const insert = (n: number) =>
    database.tx({ kind: 'system' }, async () => {
      await db().execute(sql`insert into ledger values (${n})`);
    });
  const numbers = async () =>
    (await database.raw.executeSql('select n from ledger order by n')).rows.map(({ n }) => n);

  test('is nobody else’s to read', () => {
    for (const path of [directory, join(directory, 'pg')]) expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  test('is checkpointed and vacuumed while it runs', async () => {
    const state = async () =>
      (await database.raw.executeSql('select checkpoint_lsn::text as lsn from pg_control_checkpoint()'))
        .rows[0]?.lsn;
    const before = await state();
    await insert(1);
    const tidy = keepTidy(database.raw, () => {}, { checkpointMs: 50, vacuumMs: 50 });
    await wait(600);
    tidy.stop();
    expect(await state()).not.toBe(before);
    const vacuumed = await database.raw.executeSql(
      "select vacuum_count from pg_stat_user_tables where relname = 'ledger'",
    );
    expect(Number(vacuumed.rows[0]?.vacuum_count)).toBeGreaterThan(0);
  });

  test('keeps nothing of a transaction that failed', async () => {
    const failed = database.tx({ kind: 'system' }, async () => {
      await db().execute(sql`insert into ledger values (2)`);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await numbers()).not.toContain(2);
  });

  test('undoes a transaction that sits idle, and goes on', async () => {
    let late: unknown;
    const idle = database.tx({ kind: 'system' }, async () => {
      const handle = db();
      await handle.execute(sql`insert into ledger values (3)`);
      await wait(900);
      await handle.execute(sql`insert into ledger values (33)`).catch((error) => {
        late = error.cause ?? error;
      });
    });
    await expect(idle).rejects.toMatchObject({ code: 'server.busy' });
    await insert(4);
    await wait(600);
    expect(String(late)).toContain('the transaction is over');
    expect(await numbers()).toEqual([1, 4]);
  });

  test('tells who waits too long for their turn to try again', async () => {
    const slow = database.tx({ kind: 'system' }, async () => {
      await db().execute(sql`select 1`);
      await wait(450);
    });
    await expect(insert(5)).rejects.toMatchObject({ code: 'server.busy', status: 503 });
    await slow;
    await insert(6);
    expect(await numbers()).not.toContain(5);
  });

  test('rolls back a script that failed inside its own transaction', async () => {
    await expect(
      database.raw.executeSql('begin; insert into ledger values (7); select 1/0; commit'),
    ).rejects.toThrow();
    await insert(8);
    expect(await numbers()).not.toContain(7);
  });
});
