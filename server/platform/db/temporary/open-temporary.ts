import type { Database } from '../database.ts';
import { openPostgres, type PostgresOptions, unhurried } from '../postgres/open-postgres.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';

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
