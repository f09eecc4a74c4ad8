import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'prudence-engine-'));
const index = join(folder, 'index.jsonl');

const asLines = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const run = (args: string[], input = '') =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });

beforeAll(() => {
  const letter = (number: number) => String.fromCharCode(97 + (number % 26));
  const word = (number: number) => `ma${letter(number)}o${letter(number / 26)}e${letter(number / 676)}`;
  const entries = Array.from({ length: 20_000 }, (_, at) => ({
    id: `${at}`,
    type: 'person',
    name: `${word(at)} ${word(at * 7)}`,
  }));
  writeFileSync(index, asLines(entries));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('every line is answered, in its order, also those that come while a large index is built', () => {
  const queries = Array.from({ length: 3000 }, (_, at) =>
    at % 1000 === 999 ? {} : { query: `nobody ${at}`, type: 'person' },
  );
  const { stdout, status } = run(['search', '--index', index, '--threshold', '0.9'], asLines(queries));
  const answers = stdout.trimEnd().split('\n');
  expect([status, answers.length]).toEqual([0, 3000]);
  const refused = answers.flatMap((line) => (line.includes('"error"') ? [JSON.parse(line)] : []));
  expect(refused.map(({ line }) => line)).toEqual([1000, 2000, 3000]);
});

test('help is given when asked for; a call that cannot be carried out says so and ends with 2', () => {
  expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('list FILE') });
  expect(run(['search'])).toMatchObject({ status: 2, stdout: '', stderr: 'search needs --index FILE\n' });
  const unread = run(['list', index]);
  expect([unread.status, unread.stdout]).toEqual([2, '']);
  expect(unread.stderr).toContain('--column name=HEADING');
  const bare = run(['list', index, '--column', 'name=name', '--column', 'aliases']);
  expect([bare.status, bare.stdout, bare.stderr]).toEqual([2, '', expect.stringContaining('FIELD=HEADING')]);
});
