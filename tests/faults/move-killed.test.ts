import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDirectory } from '../support/release-2.0.0/make-directory.ts';
import { runProgram } from '../support/servers/run-program.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'prudence-killed-move-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Kills a program where it would rename what has this name. */
const diesBeforeRenaming = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    fs.renameSync = (from, to) =>
      from.endsWith('/${name}') ? process.kill(process.pid, 'SIGKILL') : renameSync(from, to);
    syncBuiltinESMExports();`)}`;

const move = (env = {}) => runProgram('server/move-from-pglite.ts', ['--data', dataDir], env);
const kept = join(dataDir, 'pg.before-move');
const present = () =>
  ['postgres', 'pg', 'pg.before-move', 'pg.copy'].filter((name) => existsSync(join(dataDir, name)));

test('a move from PGlite that was killed before it put the old database aside is finished by the next run', async () => {
  await makeDirectory(dataDir, '');
  const killed = await move({ NODE_OPTIONS: `--import ${diesBeforeRenaming('pg')}` });
  expect(killed.code).not.toBe(0);
  expect(present()).toEqual(['postgres', 'pg', 'pg.copy']);
  expect(await move()).toEqual({
    code: 0,
    out: `Moved: an earlier run had been interrupted at its end. The old database is kept in ${kept}.\n`,
    err: '',
  });
  expect(present()).toEqual(['postgres', 'pg.before-move']);
  expect((await move()).err).toContain('There is no database of Prudence 2.0.0');
  expect(await runProgram('server/verify-audit.ts', ['--data', dataDir], {})).toMatchObject({ code: 0 });
});
