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

export type TemporaryCluster = Pick<Cluster, 'url' | 'ownerUrl'> & { remove(): Promise<void> };

/** PostgreSQL with a migrated empty database, gone with `remove`: tests, demos and development. Not durable. */
export async function startTemporaryCluster(): Promise<TemporaryCluster> {
  const directory = await mkdtemp(join(tmpdir(), 'prudence-postgres-'));
  await copyMigrated(directory);
  const place = await choosePlace(directory);
  const cluster = await startCluster(directory, place, { durable: false });
  return {
    url: cluster.url,
    ownerUrl: cluster.ownerUrl,
    async remove() {
      await cluster.stop();
      place.remove();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Puts a migrated empty database into a data directory: seconds of the processor less for every start. */
export async function copyMigrated(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await cp(await migratedCluster(), directory, { recursive: true });
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
  // Another process may have made the same meanwhile.
  await rename(unfinished, made).catch(() => rm(unfinished, { recursive: true, force: true }));
  return made;
}

/** A migrated empty database that ends with the process: the demo. */
export async function openTemporary(options: PostgresOptions): Promise<Database> {
  const cluster = await startTemporaryCluster();
  const database = openPostgres(cluster.url, { ...unhurried, ...options, ownerUrl: cluster.ownerUrl });
  return {
    ...database,
    exclusive: true,
    async close() {
      await database.close();
      await cluster.remove();
    },
  };
}
