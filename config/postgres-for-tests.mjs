import { join } from 'node:path';
import { keepTemporaryFilesInMemory } from '../scripts/memory-folder.ts';
import { startTemporaryCluster } from '../server/platform/db/temporary/temporary-cluster.ts';

/** One PostgreSQL for a run of the tests; each test file has a database of its own on it. */
export default async function start() {
  keepTemporaryFilesInMemory();
  // Node keeps what it compiled: the servers and programs that tests start begin a third sooner.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node');
  if (process.env.DATABASE_URL) return;
  const cluster = await startTemporaryCluster();
  process.env.TEST_POSTGRES = cluster.ownerUrl;
  globalThis.removeTestPostgres = cluster.remove;
}
