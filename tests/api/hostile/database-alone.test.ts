import { jest } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { db, type Scope } from '../../../server/platform/index.ts';
import { samples } from '../../support/calls/samples.ts';
import { noise } from '../../support/runner/noise.ts';
import { rowsOf } from '../identity/database-state.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { attempt, gets, posts, secretsOf, specOf } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';

const app = await openHostileApp();
const [ours, theirs] = [app.ours.target.client, app.theirs.target.client];
const found = await rowsOf<{ name: string }>(
  app,
  sql`select c.table_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'client_id' and t.table_type = 'BASE TABLE' order by 1`,
);
const tables = found.map(({ name }) => name);
afterAll(() => app.close());

const asTenant = (): Scope => ({ kind: 'tenant', clientId: ours });

/** How many rows a statement answers or changes; none where the database refuses it. */
async function rowsBy(scope: Scope, statement: SQL, before?: SQL): Promise<number> {
  try {
    return await app.platform.database.tx(scope, async () => {
      if (before) await db().execute(before);
      return (await db().execute(statement)).rows.length;
    });
  } catch {
    return 0;
  }
}

const foreignRows = (table: string, column = 'client_id') =>
  sql`select client_id from ${sql.identifier(table)} where ${sql.identifier(column)} = ${theirs}`;

test('C3 of no table does the database alone show a tenant a foreign row, or take one from it', async () => {
  const filled: string[] = [];
  const told: string[] = [];
  await leavesNoTrace(app, async () => {
    for (const table of tables) {
      if ((await rowsBy({ kind: 'identity' }, foreignRows(table))) > 0) filled.push(table);
      const name = sql.identifier(table);
      const tries: Record<string, SQL> = {
        read: foreignRows(table),
        change: sql`update ${name} set client_id = ${ours} where client_id = ${theirs} returning client_id`,
        'give away': sql`update ${name} set client_id = ${theirs} where client_id = ${ours} returning client_id`,
        remove: sql`delete from ${name} where client_id = ${theirs} returning client_id`,
      };
      for (const [what, statement] of Object.entries(tries))
        if ((await rowsBy(asTenant(), statement)) > 0) told.push(`${what} ${table}`);
    }
  });
  expect(told).toEqual([]);
  expect(filled).toEqual(
    expect.arrayContaining([
      'attachments',
      'audit_events',
      'authorships',
      'findings',
      'matches',
      'notifications',
      'report_versions',
      'requests',
      'screening_runs',
      'third_parties',
      'users',
      'work_items',
    ]),
  );
});

test('C3 a tenant’s connection that names no tenant sees no row of any client', async () => {
  const withoutTenant = sql`set local role prudence_tenant`;
  const seen: string[] = [];
  for (const table of [...tables, 'clients']) {
    const column = table === 'clients' ? 'id' : 'client_id';
    const name = sql.identifier(table);
    const rows = sql`select ${sql.identifier(column)} from ${name} where ${sql.identifier(column)} is not null`;
    expect([table, await rowsBy({ kind: 'identity' }, rows)]).not.toEqual([table, undefined]);
    if ((await rowsBy({ kind: 'identity' }, rows, withoutTenant)) > 0) seen.push(table);
  }
  expect(seen).toEqual([]);
});

/** What an allocator, whom the application shows every client, is told of theirs by whatever reads. */
async function toldToAllocator() {
  const reads = [...gets, ...posts.filter((key) => specOf(key).reads)].filter((key) => key.includes('eport'));
  const secrets = [...secretsOf(app.theirs.target), `${app.theirs.name} Secret`];
  const told: string[] = [];
  for (const key of reads)
    for (const target of [app.theirs.target, app.ours.target]) {
      const { body } = await attempt(app.allocator, key, samples[key](target) as object);
      const text = Buffer.isBuffer(body) ? String(body) : JSON.stringify(body);
      if (secrets.some((secret) => text.includes(secret))) told.push(key);
    }
  return new Set(told);
}

test('C3 with the application’s own check off, the database alone tells nothing of another client', async () => {
  // What the tenant has no right to at all, such as the lists of the firm, ends as an error of the server.
  noise.expect(/^500 for/);
  expect((await toldToAllocator()).size).toBeGreaterThan(6);
  const { database } = app.platform;
  const tx = database.tx.bind(database);
  const limited = jest.spyOn(database, 'tx');
  limited.mockImplementation((scope, work) => tx(scope.kind === 'firm' ? asTenant() : scope, work));
  try {
    expect([...(await toldToAllocator())]).toEqual([]);
  } finally {
    limited.mockRestore();
  }
});

test('C1 W23 what the firm keeps to itself is out of reach of a client’s transaction, whatever it asks', async () => {
  const { request } = app.ours.target;
  const { raw } = app.platform.database;
  await raw.executeSql(
    `insert into messages (client_id, request_id, kind, visibility, text, by_id, by_role, at)
       select '${ours}', '${request}', 'comment', kind, kind || ' words', gen_random_uuid(), 'drafter', now()
       from unnest(array['internal', 'shared']) as kind`,
  );
  await raw.executeSql(
    `insert into request_tags (request_id, tag, added_by, at) values ('${request}', 'watch', gen_random_uuid(), now())`,
  );
  const inside: Record<string, SQL> = {
    messages: sql`select 1 from messages where visibility = 'internal' or text = 'internal words'`,
    request_texts: sql`select 1 from request_texts where visibility = 'internal'`,
    findings: sql`select 1 from findings`,
    matches: sql`select 1 from matches`,
    ratings: sql`select 1 from ratings`,
    request_tags: sql`select 1 from request_tags`,
    report_sections: sql`select 1 from report_sections`,
  };
  for (const [table, statement] of Object.entries(inside))
    expect([table, await rowsBy(asTenant(), statement)]).toEqual([table, 0]);
  for (const table of ['messages', 'findings', 'matches', 'ratings', 'request_tags'])
    expect([table, await rowsBy({ kind: 'firm' }, inside[table] as SQL)]).not.toEqual([table, 0]);
  expect(await rowsBy(asTenant(), sql`select 1 from messages where text = 'shared words'`)).toBe(1);
  const write = sql`insert into messages (client_id, request_id, kind, visibility, text, by_id, by_role, at)
    values (${ours}, ${request}, 'comment', 'internal', '', ${request}, 'client', now()) returning id`;
  expect(await rowsBy(asTenant(), write)).toBe(0);
});
