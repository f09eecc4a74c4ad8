import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { noise } from '../../support/runner/noise.ts';
import { recordLog } from '../../support/servers/record-log.ts';
import { openHostileApp } from './hostile-app.ts';
import { settled } from './settled.ts';

/** Stands in every value that the statements carry. */
const mark = 'canary-4417';
const { lines, log } = recordLog();

type Column = { table_name: string; column_name: string; data_type: string };
const system = { kind: 'identity' } as const;
const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.platform.database.tx(system, () => db().execute<Row>(query))).rows;
const alter = (text: string) => app.platform.database.raw.executeSql(text);

const marked: Record<string, unknown> = {
  text: mark,
  'character varying': mark,
  jsonb: JSON.stringify({ told: mark }),
  ARRAY: `{${mark}}`,
};

const statements = new Map<string, () => Promise<unknown>>();
const app = await openHostileApp({
  log,
  more: [
    async (server, { database }) => {
      server.get('/fail/:name', (req) =>
        database.tx(system, async () => statements.get((req.params as { name: string }).name)?.()),
      );
    },
  ],
});
const columns = await rowsOf<Column>(sql`
    select c.table_name, c.column_name, c.data_type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'`);
const tables = Map.groupBy(
  columns.filter(({ data_type }) => data_type in marked),
  ({ table_name }) => table_name,
);
afterAll(() => app.close());

function insert(table: string, columns: readonly Column[]) {
  const names = sql.join(
    columns.map(({ column_name }) => sql.identifier(column_name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(({ data_type }) => sql`${marked[data_type]}`),
    sql`, `,
  );
  return db().execute(sql`insert into ${sql.identifier(table)} (${names}) values (${values})`);
}

function update(table: string, columns: readonly Column[]) {
  const changes = sql.join(
    columns.map(({ column_name, data_type }) => sql`${sql.identifier(column_name)} = ${marked[data_type]}`),
    sql`, `,
  );
  return db().execute(sql`update ${sql.identifier(table)} set ${changes}`);
}

test('W2 every insert and every update fails once with marked values, and no mark is in a log, an answer, the trail or a mail', async () => {
  noise.expect(/for GET/);
  expect(tables.size).toBeGreaterThan(40);
  let failed = 0;
  for (const [table, columns] of tables) {
    // The database names the values of a row that it refuses: here it refuses every row.
    await alter(`alter table "${table}" add constraint canary check (false) not valid`);
    statements.set(`insert-${table}`, () => insert(table, columns));
    statements.set(`update-${table}`, () => update(table, columns));
    for (const act of ['insert', 'update']) {
      const answer = await app.app.inject(`/fail/${act}-${table}`);
      expect([table, answer.body.includes(mark)]).toEqual([table, false]);
      if (answer.statusCode >= 400) failed += 1;
    }
    await alter(`alter table "${table}" drop constraint canary`);
  }
  // Each insert, and each update of a table that has rows.
  expect(failed).toBeGreaterThan(tables.size + 15);
  await settled(app);
  expect(lines.filter((line) => line.includes(mark))).toEqual([]);
  expect(lines.filter((line) => line.includes('canary')).length).toBeGreaterThan(20);
  for (const table of ['audit_events', 'mails', 'notifications']) {
    const kept = await rowsOf(
      sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${mark}%`}`,
    );
    expect([table, kept]).toEqual([table, []]);
  }
});

test('W2 the values of a refused row, which PostgreSQL shows the owner of a table, stay out of the log', async () => {
  const refused = alter(
    `create temporary table kept (told text check (told = '')); insert into kept values ('${mark}')`,
  );
  const err: unknown = await refused.catch((error: unknown) => error);
  expect((err as { detail?: string }).detail).toContain(mark);
  log.error({ err }, 'refused');
  expect(lines.at(-1)).toContain('23514');
  expect(lines.at(-1)).not.toContain(mark);
});
