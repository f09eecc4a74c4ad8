import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getConstructionPlans } from 'pg-boss';
import { migrate } from './migrations/migrate.ts';
import { readMigrations } from './migrations/migration-files.ts';
import { extensions } from './pglite/open-pglite.ts';

const cacheDir = join(import.meta.dirname, '../../../node_modules/.cache/prudence');

let known: Promise<Blob> | undefined;

/** A migrated empty database as one file, made once for each state of the migrations: 0.3 s instead of 2–5 s. */
export function migratedDump(): Promise<Blob> {
  known ??= readOrMake();
  return known;
}

async function readOrMake(): Promise<Blob> {
  const migrations = readMigrations();
  const file = join(cacheDir, `${migrations.hash.slice(0, 24)}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const pg = await PGlite.create({ extensions });
    await migrate(
      {
        executeSql: async (text, values) => {
          if (values?.length) return pg.query<Record<string, unknown>>(text, values);
          const results = await pg.exec(text);
          return { rows: results.flatMap((result) => result.rows as Record<string, unknown>[]) };
        },
      },
      migrations,
    );
    await pg.exec(getConstructionPlans('pgboss'));
    await dropTemplates(pg);
    const dump = await pg.dumpDataDir('none');
    await pg.close();
    mkdirSync(cacheDir, { recursive: true });
    const bytes = Buffer.from(await dump.arrayBuffer());
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
    return new Blob([bytes]);
  }
}

/** A third of the bytes, for databases that nobody will make from them. */
async function dropTemplates(pg: PGlite) {
  await pg.exec("update pg_database set datistemplate = false where datname in ('template0', 'template1')");
  await pg.exec('drop database template0');
  await pg.exec('drop database template1');
  await pg.exec('checkpoint');
}
