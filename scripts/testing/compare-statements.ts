import { readFileSync } from 'node:fs';
import pg from 'pg';
import { openOwnDatabase } from '../../server/platform/db/temporary/open-own-database.ts';
import { startTemporaryCluster } from '../../server/platform/db/temporary/temporary-cluster.ts';
import type { Failure, Tally } from './tally.ts';

/** The statements of a run of the tests, each once: `RECORD_STATEMENTS` names the file that they write. */
export function readStatements(file: string): string[] {
  const lines = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  return [...lines].map((line) => JSON.parse(line) as string);
}

/** Whether an older PostgreSQL reads these statements as ours does: migrated databases on both prepare each of them. */
export async function compareWithOlder(olderUrl: string, statements: readonly string[]): Promise<Tally> {
  const cluster = await startTemporaryCluster();
  const ours = await openOwnDatabase(cluster.ownerUrl, { onError });
  const theirs = await openOwnDatabase(olderUrl, { onError });
  try {
    const { read, failures } = await compareStatements(statements, ours.ownerUrl, theirs.ownerUrl);
    console.log(
      `${read} of ${statements.length} statements prepared on both, ${failures.length} differently`,
    );
    if (read === 0) failures.push({ name: 'statements', why: 'No statement was recorded.' });
    return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, skipped: 0, failures };
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
    await cluster.remove();
  }
}

const onError = (error: unknown) => {
  throw error;
};

/**
 * Prepares each statement on both databases. `read` are those that ours can prepare: what is no question (`begin`,
 * `create table`) and what a test gets wrong on purpose is left out.
 */
export async function compareStatements(
  statements: readonly string[],
  ours: string,
  theirs: string,
): Promise<{ read: number; failures: Failure[] }> {
  const [expected, found] = await Promise.all([readingsOf(statements, ours), readingsOf(statements, theirs)]);
  const read = statements.filter((text) => expected.get(text)!.isRead);
  const failures = read.flatMap((text) => {
    const [here, there] = [expected.get(text)!.as, found.get(text)!.as];
    return here === there ? [] : [{ name: text, why: `${here} here, there ${there}` }];
  });
  return { read: read.length, failures };
}

/** How a database reads a statement: by the types of its parameters, or why it does not. */
type Reading = { isRead: boolean; as: string };

async function readingsOf(statements: readonly string[], url: string): Promise<Map<string, Reading>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const readings = new Map<string, Reading>();
    for (const text of statements) readings.set(text, await readingOf(client, text));
    return readings;
  } finally {
    await client.end();
  }
}

async function readingOf(client: pg.Client, text: string): Promise<Reading> {
  try {
    // Of a text with several statements the simple protocol would run all but the first.
    const query = { text: `prepare one as ${text}`, queryMode: 'extended' };
    await client.query(query);
  } catch (error) {
    return { isRead: false, as: (error as Error).message };
  }
  const { rows } = await client.query('select parameter_types::text as types from pg_prepared_statements');
  await client.query('deallocate one');
  return { isRead: true, as: rows[0].types };
}
