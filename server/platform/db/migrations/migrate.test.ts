import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPlatform } from '../../testing.ts';
import { migrate } from './migrate.ts';
import { type MigrationFile, type MigrationSet, preparationHash } from './migration-files.ts';

const file = (name: string, sql: string): MigrationFile => ({ name, sql, hash: sql });
const setOf = (once: MigrationFile[], always: MigrationFile[] = []): MigrationSet => ({
  once,
  always,
  hash: '',
});
const first = file('0000_first.sql', 'create table things (n integer)');
const second = file('0001_second.sql', 'alter table things add column m integer');
const counted = file('count.sql', 'create table if not exists runs (n integer); insert into runs values (1)');

const platform = await openTestPlatform();
const raw = platform.database.raw;
beforeEach(() => raw.executeSql('drop schema public cascade; create schema public'));
afterAll(() => platform.close());

test('each file runs once and in order; those without a number after every change', async () => {
  expect(await migrate(raw, setOf([first], [counted]))).toEqual(['0000_first.sql', 'count.sql']);
  expect(await migrate(raw, setOf([first], [counted]))).toEqual([]);
  expect(await migrate(raw, setOf([first, second], [counted]))).toEqual(['0001_second.sql', 'count.sql']);
  expect((await raw.executeSql('select n from runs')).rows).toHaveLength(2);
});

test('two that start at once come to one result', async () => {
  const both = await Promise.all([
    migrate(raw, setOf([first, second])),
    migrate(raw, setOf([first, second])),
  ]);
  expect(both.flat().sort()).toContain('0001_second.sql');
  expect((await raw.executeSql('select name from schema_migrations')).rows).toHaveLength(2);
});

test('a failure leaves nothing behind', async () => {
  const broken = file('0001_broken.sql', 'create table half (n integer); select 1/0');
  await expect(migrate(raw, setOf([first, broken]))).rejects.toThrow('division by zero');
  expect((await raw.executeSql("select to_regclass('things') as t")).rows).toEqual([{ t: null }]);
});

test('a database of a newer version, or of other files, is refused', async () => {
  await migrate(raw, setOf([first, second]));
  await expect(migrate(raw, setOf([first]))).rejects.toThrow('newer version');
  await expect(migrate(raw, setOf([file('0000_first.sql', 'select 1'), second]))).rejects.toThrow(
    'changed after',
  );
});

test('a prepared database is kept under another name once the code that gives its rights changes', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'prudence-migrations-'));
  await cp(import.meta.dirname, copy, { recursive: true });
  expect(preparationHash(copy)).toBe(preparationHash());
  await appendFile(join(copy, 'migrate.test.ts'), '// a test');
  expect(preparationHash(copy)).toBe(preparationHash());
  await appendFile(join(copy, 'admit-login.ts'), '// a right');
  expect(preparationHash(copy)).not.toBe(preparationHash());
  await rm(copy, { recursive: true });
});
