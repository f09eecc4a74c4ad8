import { hasDatabase, openEmbedded } from './platform/db/embedded/open-embedded.ts';
import { openPostgres } from './platform/db/postgres/open-postgres.ts';
import type { Env } from './platform/env.ts';
import type { Database } from './platform/index.ts';

/** For commands beside the server: opens what is there and nothing else, neither makes a database nor migrates one. */
export async function openExisting(
  { databaseUrl, databaseOwnerUrl, dataDir }: Pick<Env, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  onLost: (reason: string) => void,
): Promise<Database> {
  const onError = (error: unknown) => process.stderr.write(`${(error as Error).message}\n`);
  if (databaseUrl) return openPostgres(databaseOwnerUrl ?? databaseUrl, { onError, max: 1 });
  if (!hasDatabase(dataDir)) throw new Error(`There is no database in ${dataDir}.`);
  return openEmbedded(dataDir, { onError, onLost, asOwner: true });
}
