import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../../scripts/project-root.ts';
import { compareStatements, readStatements } from '../../scripts/testing/compare-statements.ts';

const server = process.env.TEST_POSTGRES ?? '';
const made: string[] = [];

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function databaseWith(table: string): Promise<string> {
  const name = `prudence_test_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name}`);
  made.push(name);
  const address = new URL(server);
  address.pathname = `/${name}`;
  await ask(address.href, table);
  return address.href;
}

afterEach(async () => {
  for (const name of made.splice(0)) await ask(server, `drop database ${name}`);
});

test('a statement that the older database does not read, or reads otherwise, is told', async () => {
  const ours = await databaseWith('create table cases (number int, name text)');
  const theirs = await databaseWith('create table cases (number text, title text)');
  const alike = 'select number from cases limit $1';
  const unread = 'select name from cases';
  const otherwise = 'select from cases where number = $1';
  const mistaken = 'select nothing from cases';
  const noQuestion = 'begin';
  // It is run by nobody.
  const several = 'select number from cases; drop table cases';
  const all = [several, alike, unread, otherwise, mistaken, noQuestion];
  expect(await compareStatements(all, ours, theirs)).toEqual({
    read: 3,
    failures: [
      { name: unread, why: '{} here, there column "name" does not exist' },
      { name: otherwise, why: '{integer} here, there {text}' },
    ],
  });
});

test('every process of a run records what it sends, each statement once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prudence-statements-'));
  const file = join(folder, 'statements');
  const script = `
    import pg from 'pg';
    const client = new pg.Client({ connectionString: process.argv[1] });
    await client.connect();
    for (const number of [1, 2]) await client.query('select $1::int', [number]);
    await client.query('select\\n2');
    await client.end();`;
  const preloaded = `--import=${join(projectRoot, 'config/record-statements.mjs')}`;
  execFileSync(process.execPath, [preloaded, '--input-type=module', '--eval', script, server], {
    cwd: projectRoot,
    env: { ...process.env, RECORD_STATEMENTS: file },
  });
  expect(readStatements(file)).toEqual(['select $1::int', 'select\n2']);
  rmSync(folder, { recursive: true });
});
