import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../tests/support/servers/run-program.ts';

const home = mkdtempSync(join(tmpdir(), 'prudence-restore-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const keyOf = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const ringOf = (keys: Record<string, string>) => JSON.stringify({ active: Object.keys(keys)[0], keys });

test('nothing is restored whose keys the server would not have, since PRUDENCE_KEYS holds others', async () => {
  const file = join(home, 'keys.json');
  writeFileSync(file, ringOf({ k1: keyOf('a') }));
  const restore = (PRUDENCE_KEYS: string) =>
    runProgram('server/restore.ts', ['--from', join(home, 'none'), '--keys', file], {
      DATA_DIR: join(home, 'data'),
      PRUDENCE_KEYS,
    });
  for (const others of [ringOf({ k2: keyOf('a') }), ringOf({ k1: keyOf('b') })]) {
    const { code, out, err } = await restore(others);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `PRUDENCE_KEYS lacks a key of ${file}, so the server could open nothing that it sealed. Add it first, or leave PRUDENCE_KEYS out.\n`,
    );
  }
  // Rotated since.
  const { err } = await restore(ringOf({ k2: keyOf('c'), k1: keyOf('a') }));
  expect(err).toContain('There is no backup in');
});

test('nothing is restored whose files the server would look for elsewhere', async () => {
  const from = join(home, 'backup');
  mkdirSync(from);
  const keys = join(home, 'keys.json');
  writeFileSync(keys, ringOf({ k1: keyOf('a') }));
  const restore = (note: object, env: Record<string, string>) => {
    writeFileSync(join(from, 'backup.json'), JSON.stringify({ at: '', version: '', ...note }));
    return runProgram('server/restore.ts', ['--from', from, '--keys', keys], {
      DATA_DIR: join(home, 'data'),
      ...env,
    });
  };
  expect(await restore({ bucket: 'papers' }, {})).toEqual({
    code: 1,
    out: '',
    err: 'The files of this backup are in the bucket papers. Set S3_BUCKET to it, or to a copy of it.\n',
  });
  const into = await restore({}, { S3_BUCKET: 'papers' });
  expect([into.code, into.err]).toEqual([1, expect.stringContaining('This backup holds its files itself')]);
  // A copy of the bucket has another name.
  const copied = await restore({ bucket: 'papers' }, { S3_BUCKET: 'copy' });
  expect(copied.err).toContain(`There is no database in ${from}`);
});
