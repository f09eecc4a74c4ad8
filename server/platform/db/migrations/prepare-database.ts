import { PgBoss } from 'pg-boss';
import { openPostgres, type PostgresOptions } from '../postgres/open-postgres.ts';
import { prepareRoles } from './access-roles.ts';
import { admitLogin } from './admit-login.ts';
import { migrate } from './migrate.ts';

/** Two addresses of one database: of who owns it, and of what the server works as. They may be the same. */
export type Logins = { ownerUrl: string; url: string };

/**
 * As the owner: brings the tables, the tables of the job queue and the rights of the server's login up to this version.
 * Answers the migrations that were applied. No migration is broken off for taking long.
 */
export async function prepareDatabase(
  { ownerUrl, url }: Logins,
  { onError }: Pick<PostgresOptions, 'onError'>,
): Promise<string[]> {
  const owner = openPostgres(ownerUrl, { onError, max: 1, statementMs: 0 });
  try {
    await prepareRoles(owner.raw, ownerUrl !== url);
    const applied = await migrate(owner.raw);
    await prepareQueue(ownerUrl);
    await admitLogin(owner.raw, url);
    return applied;
  } finally {
    await owner.close();
  }
}

async function prepareQueue(ownerUrl: string) {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  // Who waits for the start hears of an error.
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
