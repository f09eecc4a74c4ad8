import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { type Cluster, choosePlace, startCluster } from '../embedded/cluster.ts';
import { preparationHash } from '../migrations/migration-files.ts';
import { prepareDatabase } from '../migrations/prepare-database.ts';
import { openPostgres, type PostgresOptions, unhurried } from '../postgres/open-postgres.ts';
import { createTemplate } from './open-own-database.ts';

const cacheDir = join(import.meta.dirname, '../../../../node_modules/.cache/prudence');
const loud = (error: unknown) => {
  throw error;
};

export type TemporaryCluster = Pick<Cluster, 'url' | 'ownerUrl'> & {
  directory: string;
  remove(): Promise<void>;
  /** Stops it and moves its directory to this place on the same disk, unless there is one already. */
  keep(place: string): Promise<void>;
};

/** PostgreSQL with a migrated empty database, or with what was kept, gone with `remove`: tests, demos and development. Not durable. */
export async function startTemporaryCluster(kept?: string, folder = tmpdir()): Promise<TemporaryCluster> {
  await mkdir(folder, { recursive: true });
  const directory = await mkdtemp(join(folder, 'prudence-postgres-'));
  await fillDirectory(directory, kept);
  const place = await choosePlace(directory);
  const cluster = await startCluster(directory, place, { durable: false });
  const stop = async () => {
    await cluster.stop();
    place.remove();
  };
  return {
    url: cluster.url,
    ownerUrl: cluster.ownerUrl,
    directory,
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
    async keep(to) {
      await stop();
      await moveUnlessThere(directory, to);
    },
  };
}

/** Puts a migrated empty database, or what was kept, into a data directory: seconds of the processor less for every start. */
export async function fillDirectory(directory: string, kept?: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await cp(kept ?? (await migratedCluster()), directory, { recursive: true });
}

/** Made once for each version of PostgreSQL and each state of what prepares it. */
async function migratedCluster(): Promise<string> {
  const made = join(cacheDir, `postgres-${findBinaries().major}-${preparationHash().slice(0, 16)}`);
  if (existsSync(made)) return made;
  await mkdir(cacheDir, { recursive: true });
  const unfinished = await mkdtemp(join(cacheDir, 'unfinished-'));
  const place = await choosePlace(unfinished);
  const cluster = await startCluster(unfinished, place, { durable: false });
  await prepareDatabase(cluster, { onError: loud });
  await createTemplate(cluster, { onError: loud });
  await cluster.stop();
  place.remove();
  await moveUnlessThere(unfinished, made);
  return made;
}

/** Another process may have made the same meanwhile: what is there stays. */
async function moveUnlessThere(directory: string, to: string): Promise<void> {
  await rename(directory, to).catch(async ({ code }: NodeJS.ErrnoException) => {
    await rm(directory, { recursive: true, force: true });
    if (!existsSync(to)) throw new Error(`Nothing could be kept at ${to} (${code}).`);
  });
}

export type TemporaryDatabase = Database & {
  /** Where its files are; whoever keeps more beside them has it copied and removed with them. */
  directory: string;
  /** Ends it as `close` does, and moves its directory to this place on the same disk. */
  keep(place: string): Promise<void>;
};

/** A database that ends with the process: migrated and empty, or a copy of a directory that was kept. For the demo. */
export async function openTemporary(
  options: PostgresOptions,
  kept?: string,
  folder?: string,
): Promise<TemporaryDatabase> {
  const cluster = await startTemporaryCluster(kept, folder);
  const database = openPostgres(cluster.url, { ...unhurried, ...options, ownerUrl: cluster.ownerUrl });
  return {
    ...database,
    exclusive: true,
    directory: cluster.directory,
    async close() {
      await database.close();
      await cluster.remove();
    },
    async keep(place) {
      await database.close();
      await cluster.keep(place);
    },
  };
}
