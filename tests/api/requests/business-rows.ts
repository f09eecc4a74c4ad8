import { expect } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import type { TestApp } from '../../support/test-app.ts';

/**
 * What a refusal may write: the audit trail, the counters that lock, that tell of failed sign-ins and that end idle
 * sessions, the counts of costly calls, which codes of an identity provider were presented, and the notes of a file
 * that came with the call (that nothing names it, its size), until it is removed after the answer.
 */
const leftOut = [
  'audit_events',
  'audit_chains',
  'audit_refusals',
  'sign_in_failures',
  'sso_presented',
  'unclaimed_files',
  'stored_files',
  'call_counts',
];
const countersOf: Record<string, string[]> = {
  users: ['failed_tries', 'locked_until', 'failed_sign_ins'],
  login_tickets: ['wrong_codes', 'passkey_challenge'],
  sessions: ['last_activity_at', 'passkey_challenge', 'passkey_challenge_at'],
};

function rowsAsText(table: string): SQL {
  const counters = countersOf[table];
  if (!counters) return sql`t::text`;
  return sql`(to_jsonb(t) - array[${sql.join(
    counters.map((column) => sql`${column}::text`),
    sql`, `,
  )}])::text`;
}

/** One digest of every row of every table of ours: the list is the schema's own, so a new table is in it from birth. */
export function businessRows({ platform }: TestApp): Promise<string> {
  return platform.database.tx({ kind: 'identity' }, async () => {
    const { rows } = await db().execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const parts = rows
      .filter(({ name }) => !leftOut.includes(name))
      .map(({ name }) => {
        const row = rowsAsText(name);
        return sql`select ${name}::text as name, (select md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) from ${sql.identifier(name)} t) as digest`;
      });
    const digests = await db().execute(sql.join(parts, sql` union all `));
    return JSON.stringify(digests.rows);
  });
}

/** Does what is refused, and holds the database to what it was before. */
export async function leavesNoTrace<T>(test: TestApp, refused: () => Promise<T>): Promise<T> {
  const before = await businessRows(test);
  const answer = await refused();
  expect(await businessRows(test)).toBe(before);
  return answer;
}
