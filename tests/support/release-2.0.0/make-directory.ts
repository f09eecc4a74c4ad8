import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { getConstructionPlans } from 'pg-boss';
import { migrate } from '../../../server/platform/db/migrations/migrate.ts';
import { readMigrations } from '../../../server/platform/db/migrations/migration-files.ts';

const here = import.meta.dirname;
const read = (name: string) => readFileSync(join(here, name), 'utf8');

type Person = { username: string; password: string; seed: string };
/** Who was there when a server of release 2.0.0 wrote `rows.jsonl`, and the browser of a drafter who is signed in. */
export const people = JSON.parse(read('people.json')) as {
  clientId: string;
  request: string;
  admin: Person;
  client: Person;
  session: { refresh: string; cookies: Record<string, string> };
};

/**
 * A data directory as release 2.0.0 leaves it: PGlite with its migrations, and the rows, files and keys that its server
 * made over HTTP. Answers how many rows each table has.
 */
export async function makeDirectory(dataDir: string, moreRows: string): Promise<Record<string, number>> {
  cpSync(join(here, 'files'), join(dataDir, 'files'), { recursive: true });
  cpSync(join(here, 'keys.json'), join(dataDir, 'keys.json'));
  const database = await PGlite.create(join(dataDir, 'pg'), { extensions: { pg_trgm } });
  const migrations = readMigrations();
  const once = migrations.once.filter(({ name }) => name < '0030');
  const executeSql = async (text: string) => {
    const results = await database.exec(text);
    return { rows: results.flatMap(({ rows }) => rows) };
  };
  await migrate({ executeSql }, { ...migrations, once });
  await database.exec(getConstructionPlans('pgboss'));
  await database.exec('set session_replication_role = replica');
  const counts: Record<string, number> = { 'public.schema_migrations': 0, 'pgboss.version': 0 };
  for (const table of Object.keys(counts)) await database.exec(`delete from ${table}`);
  for (const line of read('rows.jsonl').trim().split('\n')) {
    const [table, row] = JSON.parse(line) as [string, string];
    await database.query(`insert into ${table} select ($1::text::${table}).*`, [row]);
    counts[table] = (counts[table] ?? 0) + 1;
  }
  // They were there a moment ago, whenever this runs.
  await database.exec(
    `select setval('request_numbers', 2);
     select setval('ratings_seq_seq', 1);
     select setval('screening_runs_seq_seq', 1);
     update users set password_changed_at = now() where password_hash is not null;
     update sessions set rotated_at = now(), created_at = now(), last_activity_at = now(),
       expires_at = now() + interval '12 hours'`,
  );
  await database.exec(moreRows);
  await database.close();
  return counts;
}
