import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { auditKeys } from './audit-keys.ts';
import { hasDatabase, hasPGlite } from './platform/db/embedded/open-embedded.ts';
import { buildIn, locked } from './platform/db/move/open-sides.ts';
import { readEnv } from './platform/env.ts';
import { move, run, say } from './run-move.ts';

const options = { data: { type: 'string' }, key: { type: 'string' } } as const;

/** The engine of release 2.0.0, on a copy: what it writes at its start stays out of the directory that is kept. */
async function openPGlite(directory: string) {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return PGlite.create(directory, { extensions: { pg_trgm } });
}

await run(async () => {
  const { data, key } = parseArgs({ options }).values;
  const env = readEnv({ ...process.env, ...(data !== undefined && { DATA_DIR: data }) });
  const { dataDir } = env;
  const [old, kept, copy] = ['pg', 'pg.before-move', 'pg.copy'].map((name) => join(dataDir, name)) as [
    string,
    string,
    string,
  ];
  // Both are only there where a run was killed when the new database was whole already.
  if (hasDatabase(dataDir) && existsSync(copy)) {
    await locked(dataDir, async () => {
      if (hasPGlite(dataDir)) renameSync(old, kept);
      rmSync(copy, { recursive: true, force: true });
    });
    say(`Moved: an earlier run had been interrupted at its end. The old database is kept in ${kept}.`);
    return;
  }
  if (!hasPGlite(dataDir)) throw new Error(`There is no database of Prudence 2.0.0 in ${dataDir}.`);
  if (hasDatabase(dataDir))
    throw new Error(
      `${dataDir} already holds a database of this release beside the old one in ${old}. Nothing was changed.`,
    );
  if (existsSync(kept)) throw new Error(`${kept} is from an earlier move. Put it elsewhere first.`);
  const keys = auditKeys(env, key);
  await locked(dataDir, async () => {
    rmSync(copy, { recursive: true, force: true });
    try {
      cpSync(old, copy, { recursive: true });
      const source = await openPGlite(copy);
      const summary = await buildIn(dataDir, (target) => move(source, target, keys));
      await source.close();
      renameSync(old, kept);
      say(`Moved: ${summary} The old database is kept in ${kept}.`);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
});
