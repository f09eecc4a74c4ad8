import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import { openPGlite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';

/** DATABASE_URL names a PostgreSQL; without it the embedded engine keeps its files in the data directory. */
export async function openDatabase(
  env: Env,
  log: Log,
  onWedged: (reason: string) => void,
): Promise<Database> {
  const onError = (error: unknown) => log.error({ err: error }, 'database');
  const database = env.databaseUrl
    ? openPostgres(env.databaseUrl, { onError })
    : await openPGlite(env.dataDir, { onError, onWedged });
  try {
    const applied = await migrate(database.raw);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
