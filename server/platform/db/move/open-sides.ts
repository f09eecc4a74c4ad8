import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Env } from '../../env.ts';
import { findBinaries, readBinaries } from '../embedded/binaries.ts';
import { choosePlace, endLeftOver, passwordFile, runningUrl, startCluster } from '../embedded/cluster.ts';
import { lockDirectory } from '../embedded/directory-lock.ts';
import { hasDatabase } from '../embedded/open-embedded.ts';
import { giveTo } from '../embedded/run-postgres.ts';

type Work<T> = (session: pg.Client) => Promise<T>;

export const isAddress = (place: string) => /^postgres(ql)?:\/\//.test(place);

async function connected<T>(connectionString: string, work: Work<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // Whoever waits for an answer hears of a connection that breaks.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`The database cannot be reached (${(error as Error).message}).`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Lends a connection to what is to be copied: an address, or a data directory, perhaps of other programs than ours. */
export function withSource<T>(place: string, work: Work<T>, programs?: string): Promise<T> {
  if (isAddress(place))
    return connected(place, async (client) => {
      await refuseOthers(client);
      return work(client);
    });
  if (!hasDatabase(place)) throw new Error(`There is no database in ${place}.`);
  const binaries = programs === undefined ? findBinaries() : readBinaries(programs);
  return locked(place, () => started(place, work, binaries));
}

type Where = Pick<Env, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;

/** Lends a connection to the server's database, whether it runs or not: for a copy of one moment. */
export async function withSnapshot<T>(where: Where, work: Work<T>): Promise<T> {
  const { dataDir, databaseUrl, databaseOwnerUrl } = where;
  if (databaseUrl) return connected(databaseOwnerUrl ?? databaseUrl, work);
  if (!hasDatabase(dataDir)) return withSource(dataDir, work);
  if (!isLocked(dataDir)) return withSource(dataDir, work);
  return connected(runningUrl(dataDir), work);
}

function isLocked(directory: string): boolean {
  try {
    lockDirectory(directory).release();
    return false;
  } catch {
    return true;
  }
}

/** What somebody writes during the copy would be lost. */
async function refuseOthers(client: pg.Client) {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()`,
  );
  const { others } = rows[0];
  if (others > 0)
    throw new Error(`Others are connected to the source (${others}). Stop every server that uses it first.`);
}

/** Lends a connection to an empty database: an address, or a data directory in which one is made. */
export function withTarget<T>(place: string, work: Work<T>): Promise<T> {
  if (isAddress(place)) return connected(place, work);
  if (hasDatabase(place)) throw new Error(`${place} already holds a database. Name an empty directory.`);
  return locked(place, () => buildIn(place, work));
}

/** The database of a directory is made beside and renamed: it is whole or not there. What was left half way goes first. */
export async function buildIn<T>(place: string, work: Work<T>): Promise<T> {
  const unfinished = join(resolve(place), 'postgres.moving');
  // At its end it removes its socket by name, which would be that of the next one.
  await endLeftOver(findBinaries(), unfinished);
  rmSync(unfinished, { recursive: true, force: true, maxRetries: 10 });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  giveTo(place, unfinished);
  const result = await started(unfinished, work);
  renameSync(join(unfinished, passwordFile), join(place, passwordFile));
  renameSync(join(unfinished, 'postgres'), join(place, 'postgres'));
  rmSync(unfinished, { recursive: true, force: true });
  return result;
}

/** Ends what a process that was killed left running in a directory, half way or done. */
export async function endUnfinished(place: string) {
  for (const directory of [place, join(resolve(place), 'postgres.moving')])
    await endLeftOver(findBinaries(), directory);
}

async function locked<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const lock = lockDirectory(directory);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function started<T>(directory: string, work: Work<T>, binaries = findBinaries()): Promise<T> {
  const place = await choosePlace(resolve(directory));
  try {
    const cluster = await startCluster(directory, place, { durable: true, binaries });
    try {
      return await connected(cluster.ownerUrl, work);
    } finally {
      await cluster.stop();
    }
  } finally {
    place.remove();
  }
}
