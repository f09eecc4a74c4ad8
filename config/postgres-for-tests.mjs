import { keepTemporaryFilesInMemory } from '../scripts/machine/memory-folder.ts';
import { preload } from '../scripts/machine/preload.ts';
import { startProgramsQuickly } from '../scripts/machine/quick-programs.ts';
import { startTemporaryCluster } from '../server/platform/db/temporary/temporary-cluster.ts';

/** One PostgreSQL for a run of the tests; each test file has a database of its own on it. */
export default async function start() {
  keepTemporaryFilesInMemory();
  startProgramsQuickly();
  if (process.env.RECORD_STATEMENTS) preload('record-statements.mjs');
  if (process.env.DATABASE_URL) return;
  const cluster = await startTemporaryCluster();
  process.env.TEST_POSTGRES = cluster.ownerUrl;
  globalThis.removeTestPostgres = cluster.remove;
}
