import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
