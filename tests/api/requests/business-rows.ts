import { expect } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { db, sha256 } from '../../../server/platform/index.ts';
import type { TestApp } from '../../support/servers/test-app.ts';

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

function rowAsText(table: string): string {
  const counters = countersOf[table];
  return counters ? `(to_jsonb(t) - array['${counters.join("', '")}'])::text` : 't::text';
}

/** How many rows and the sum of their hashes: no sorting, for tests ask a thousand times. */
const digestOf = (table: string) =>
  `select '${table}' as name, (select count(*) || ' ' || coalesce(sum(hashtextextended(${rowAsText(table)}, 0)), 0) from "${table}" t) as digest`;

/** One digest of every row of every table of ours: the list is the schema's own, so a new table is in it from birth. */
export function businessRows({ platform }: TestApp): Promise<string> {
  return platform.database.tx({ kind: 'identity' }, async () => {
    const { rows } = await db().execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const names = rows.map(({ name }) => name).filter((name) => !leftOut.includes(name));
    const text = names.map(digestOf).join(' union all ');
    // Planning it takes ten times as long as running it: each connection plans it once.
    const statement = `business_rows_${sha256(text).slice(0, 16)}`;
    const { rows: planned } = await db().execute(
      sql`select name from pg_prepared_statements where name = ${statement}`,
    );
    if (planned.length === 0) await db().execute(sql.raw(`prepare ${statement} as ${text}`));
    const digests = await db().execute(sql.raw(`execute ${statement}`));
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
