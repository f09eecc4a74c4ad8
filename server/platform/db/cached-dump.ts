import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getConstructionPlans } from 'pg-boss';
import { migrate } from './migrations/migrate.ts';
import { readMigrations } from './migrations/migration-files.ts';
import { extensions } from './pglite/open-pglite.ts';

const cacheDir = join(import.meta.dirname, '../../../node_modules/.cache/prudence');

/** A migrated empty database as one file, made once for each state of the migrations: 0.3 s instead of 2–5 s. */
export async function migratedDump(): Promise<Blob> {
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
