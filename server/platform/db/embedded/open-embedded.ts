import { accessSync, chmodSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { openPostgres, type PostgresOptions } from '../postgres/open-postgres.ts';
import { type Cluster, choosePlace, startCluster } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { guardDisk } from './disk-guard.ts';

type EmbeddedOptions = {
  onError: (error: unknown) => void;
  /** A line that PostgreSQL printed. */
  onLog?: (line: string) => void;
  /** PostgreSQL ended and cannot be started again: end the process for its supervisor. */
  onLost: (reason: string) => void;
  /** For commands beside the server, which find databases of any age: as the owner, not as the server's login. */
  asOwner?: boolean;
} & Pick<PostgresOptions, 'statementMs' | 'connectMs' | 'lockMs'>;

const mostRestarts = 3;
const restartWindowMs = 60_000;

export const hasDatabase = (dataDir: string) => existsSync(join(dataDir, 'postgres', 'PG_VERSION'));

/** PostgreSQL as a child process on a directory of its own, which no other process may use meanwhile. */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<Database> {
  makeWritable(dataDir);
  const lock = lockDirectory(dataDir);
  try {
    return await openLocked(dataDir, options, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function makeWritable(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    chmodSync(dataDir, 0o700);
  } catch (error) {
    throw new Error(
      `Prudence cannot write to ${dataDir} (${(error as NodeJS.ErrnoException).code}). Give the directory to the user that runs it, or set DATA_DIR.`,
    );
  }
}

async function openLocked(dataDir: string, options: EmbeddedOptions, release: () => void): Promise<Database> {
  const { onError, onLog, onLost, asOwner = false, ...limits } = options;
  const place = await choosePlace(dataDir);
  const start = () => startCluster(dataDir, place, { durable: true, ...(onLog && { onLog }) });
  let cluster = await start();
  let isClosing = false;
  let restarts: number[] = [];
  const guard = guardDisk(dataDir, {
    onFull: () =>
      onError(new Error(`The disk that holds ${dataDir} is full: nothing is written until there is room.`)),
    onRoom: () => onLog?.(`There is room on the disk that holds ${dataDir} again: writing goes on.`),
  });

  const watch = (running: Cluster) =>
    running.ended.then(async (words) => {
      if (isClosing) return;
      onError(new Error(`PostgreSQL ended and is started again. Its last words: ${words}`));
      guard.look();
      restarts = [...restarts.filter((at) => at > Date.now() - restartWindowMs), Date.now()];
      try {
        if (restarts.length > mostRestarts) throw new Error('PostgreSQL ended again and again');
        cluster = await start();
        if (isClosing) await cluster.stop();
        else watch(cluster);
      } catch (error) {
        onLost((error as Error).message);
      }
    });
  watch(cluster);

  const database = openPostgres(asOwner ? cluster.ownerUrl : cluster.url, {
    onError,
    ownerUrl: cluster.ownerUrl,
    isReadOnly: guard.isFull,
    ...limits,
  });
  return {
    ...database,
    exclusive: true,
    async close() {
      isClosing = true;
      guard.stop();
      // A connection that hangs may not keep PostgreSQL from being ended in order.
      await Promise.race([database.close(), wait(5000, undefined, { ref: false })]);
      await cluster.stop();
      place.remove();
      rmSync(join(dataDir, 'reserve'), { force: true });
      release();
    },
  };
}
