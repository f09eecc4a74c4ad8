import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { databaseProblem } from './database-problems.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { prepareDatabase } from './migrations/prepare-database.ts';
import { openPostgres, patience } from './postgres/open-postgres.ts';

const startMs = 60_000;

/** DATABASE_URL names a PostgreSQL; without it one runs beside the server, in the data directory. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseSeconds' | 'dataDir'>,
  log: Log,
  onLost: (reason: string) => void,
): Promise<Database> {
  const onError = (error: unknown) => log.error({ err: error }, 'database');
  const onLog = (line: string) => log.info({ line }, 'postgresql');
  const database = env.databaseUrl
    ? openPostgres(env.databaseUrl, {
        onError,
        ...patience(env.databaseSeconds),
        ...(env.databaseOwnerUrl && { ownerUrl: env.databaseOwnerUrl }),
      })
    : await openEmbedded(env.dataDir, { onError, onLog, onLost, ...patience(env.databaseSeconds) });
  try {
    await answering(database, log).catch((error) => {
      throw env.databaseUrl ? unreachable(error) : error;
    });
    const applied = await prepareDatabase(database, { onError });
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Both may be started together, after a power cut for one. */
async function answering(database: Database, log: Log) {
  for (const end = Date.now() + startMs; ; await wait(500)) {
    try {
      return await database.ping();
    } catch (error) {
      if (databaseProblem(error)?.code !== 'server.busy' || Date.now() > end) throw error;
      log.warn({ reason: (error as Error).message }, 'waiting for the database');
    }
  }
}

/** Whatever it is, from a wrong password to a certificate that nobody vouches for: the address is what can be changed. */
const unreachable = (error: unknown) =>
  new Error(`DATABASE_URL: the database cannot be reached (${(error as Error).message}).`);
