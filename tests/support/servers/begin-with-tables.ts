import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillDirectory } from '../../../server/platform/db/temporary/temporary-cluster.ts';

/** Puts an empty database with its tables into a data directory. Where no kill is tested it need not wait for the disk. */
export async function beginWithTables(dataDir: string, { durable = false } = {}) {
  await fillDirectory(dataDir);
  if (durable) return;
  const settings = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];
  await appendFile(join(dataDir, 'postgres', 'postgresql.conf'), `${settings.join('\n')}\n`);
}
