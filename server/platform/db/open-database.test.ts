import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createLog } from '../log.ts';
import { databaseProblem } from './database-problems.ts';
import { openDatabase } from './open-database.ts';
import { fillDirectory } from './temporary/temporary-cluster.ts';
import { db } from './transaction.ts';

test('a statement may take as long as DATABASE_SECONDS says, and no longer', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'prudence-patience-'));
  await fillDirectory(dataDir);
  const env = { databaseUrl: undefined, databaseOwnerUrl: undefined, databaseSeconds: 1, dataDir };
  const database = await openDatabase(env, createLog('silent'), (reason) => {
    throw new Error(reason);
  });
  const endless = database.tx({ kind: 'system' }, () => db().execute(sql`select pg_sleep(3600)`));
  expect(databaseProblem(await endless.catch((error) => error))?.code).toBe('server.slow');
  await database.close();
  await rm(dataDir, { recursive: true });
});
