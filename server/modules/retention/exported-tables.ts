import { Readable } from 'node:stream';
import { eq, type SQL, sql } from 'drizzle-orm';
import { neutraliseCell } from '../../../contract/csv-cell.ts';
import { type Database, db, pages, type Scope, type ZipEntry } from '../../platform/index.ts';
import { requestView } from '../requests/index.ts';

type Table = { name: string; columns: string[]; by: 'client_id' | 'request_id' | 'id' };
type Row = Record<string, unknown> & { place: string };

const atOnce = 500;
/** Secrets, tables that are exported in another form, and tables about other clients. */
const left = [
  'audit_chains',
  'audit_checkpoints',
  'audit_events',
  'audit_refusals',
  'audit_verifications',
  'sessions',
];
const secrets = /password|totp|secret|_hash$|_sealed$|idempotency/;

/** Inside tx(). The tables with rows of one client that this scope may read whole, new ones too. */
export async function exportedTables(): Promise<Table[]> {
  const { rows } = await db().execute<{ name: string; columns: string[] }>(sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and has_table_privilege(c.oid, 'select')
    group by c.relname order by c.relname`);
  return rows.flatMap(({ name, columns }): Table[] => {
    if (left.includes(name)) return [];
    const has = (column: string) => columns.includes(column);
    const shown = columns.filter((column) => !secrets.test(column));
    if (name === 'clients') return [{ name, columns: shown, by: 'id' }];
    if (has('client_id')) return [{ name, columns: shown, by: 'client_id' }];
    return has('request_id') ? [{ name, columns: shown, by: 'request_id' }] : [];
  });
}

/** Each table as JSON and as CSV, read a page at a time while it is sent. */
export const tableEntries = (
  database: Database,
  scope: Scope,
  folder: string,
  tables: readonly Table[],
  clientId: string,
): ZipEntry[] =>
  tables.flatMap((table) => {
    const rows = () => rowsOf(database, scope, table, clientId);
    const entry = (ending: string, content: () => AsyncIterable<string>): ZipEntry => ({
      name: `${folder}/${table.name}.${ending}`,
      compress: true,
      open: async () => Readable.from(content()),
    });
    return [entry('json', () => asJson(rows())), entry('csv', () => asCsv(table.columns, rows()))];
  });

const requestIds = (clientId: string) =>
  db().select({ id: requestView.id }).from(requestView).where(eq(requestView.clientId, clientId));

async function* rowsOf(database: Database, scope: Scope, { name, columns, by }: Table, clientId: string) {
  const listed = sql.join(
    columns.map((column) => sql`stored.${sql.identifier(column)}`),
    sql`, `,
  );
  const theirs = (): SQL => {
    if (by === 'request_id') return sql`stored.request_id in ${requestIds(clientId)}`;
    return sql`stored.${sql.identifier(by)} = ${clientId}::uuid`;
  };
  const read = async (last?: Row) => {
    const found = await db().execute<Row>(sql`
      select stored.ctid::text as place, ${listed} from ${sql.identifier(name)} stored
      where ${theirs()} and stored.ctid > ${last?.place ?? '(0,0)'}::tid
      order by stored.ctid limit ${atOnce}`);
    return found.rows;
  };
  for await (const page of pages(database, { scope, size: atOnce, read }))
    for (const { place: _place, ...row } of page) yield row as Record<string, unknown>;
}

async function* asJson(rows: AsyncIterable<Record<string, unknown>>) {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* asCsv(columns: readonly string[], rows: AsyncIterable<Record<string, unknown>>) {
  yield `${columns.map(cell).join(',')}\r\n`;
  for await (const row of rows) yield `${columns.map((column) => cell(row[column])).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const isPlain = typeof value !== 'object';
  const text = value instanceof Date ? value.toISOString() : isPlain ? String(value) : JSON.stringify(value);
  return `"${neutraliseCell(text).replaceAll('"', '""')}"`;
}
