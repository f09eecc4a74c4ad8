import { sql } from 'drizzle-orm';
import { db } from './transaction.ts';

/** Inside a transaction: whether the server works by a login of its own, or as the owner of the tables. */
export async function databaseLogin(): Promise<'separate' | 'owner'> {
  const { rows } = await db().execute<{ owns: boolean }>(
    sql`select pg_has_role(session_user, relowner, 'member') as owns
      from pg_class where oid = 'public.schema_migrations'::regclass`,
  );
  return rows[0]?.owns ? 'owner' : 'separate';
}
