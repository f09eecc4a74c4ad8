import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database } from '../database.ts';
import { createWatchdog } from '../watchdog.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFS, durableStartParams } from './durable-fs.ts';
import { keepTidy } from './maintenance.ts';
import { pgliteDatabase } from './pglite-database.ts';

export type OpenOptions = {
  onError: (error: unknown) => void;
  /** The engine will not answer again: answer 503, then end the process for its supervisor. */
  onWedged: (reason: string) => void;
  limitMs?: number;
  turnMs?: number;
  idleMs?: number;
  /** A migrated empty database to begin with, instead of making one. */
  dump?: Blob;
};

const minute = 60_000;
/** What trail-text.sql asks for; a database that was made with it does not open without it. */
export const extensions = { pg_trgm };

/** The embedded engine on a directory of its own, with the four safeguards it needs before it may hold data. */
export async function openPGlite(dataDir: string, options: OpenOptions): Promise<Database> {
  const lock = lockDirectory(dataDir);
  const directory = join(dataDir, 'pg');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  chmodSync(directory, 0o700);
  try {
    const begin = readdirSync(directory).length === 0 && options.dump ? { loadDataDir: options.dump } : {};
    const pg = await PGlite.create({
      fs: new DurableFS(directory),
      startParams: durableStartParams,
      extensions,
      ...begin,
    });
    return inService(pg, options, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

function inService(pg: PGlite, options: OpenOptions, release: () => void): Database {
  const { onError, onWedged, limitMs = 8000, turnMs = 10_000, idleMs = 30_000 } = options;
  const watchdog = createWatchdog({ limitMs, onWedged });
  const database = pgliteDatabase({
    pg,
    watchdog,
    turnMs,
    idleMs,
    onError,
    onClose: () => {
      tidy.stop();
      release();
    },
  });
  const tidy = keepTidy(database.raw, onError, { checkpointMs: 3 * minute, vacuumMs: 24 * 60 * minute });
  return database;
}

/** In memory, for tests and demos; `dump` is a migrated one. */
export async function openPGliteInMemory(options: OpenOptions): Promise<Database> {
  const pg = await PGlite.create({ extensions, ...(options.dump && { loadDataDir: options.dump }) });
  const watchdog = createWatchdog({ limitMs: options.limitMs ?? 8000, onWedged: options.onWedged });
  const { onError, turnMs = 10_000, idleMs = 30_000 } = options;
  return pgliteDatabase({ pg, watchdog, turnMs, idleMs, onError, onClose: () => {} });
}
