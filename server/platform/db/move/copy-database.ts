import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import type { Database, Db } from '../database.ts';
import { appliedMigrations, migrate } from '../migrations/migrate.ts';
import type { RawDatabase } from '../raw.ts';
import { withHandle } from '../transaction.ts';

type Row = Record<string, unknown>;
type Copied<T> = { tables: number; rows: number; verified: T };
type Verify<T> = (database: Pick<Database, 'tx'>) => Promise<T>;
type Table = { name: string; columns: string; shape: string };

const pageRows = 200;
/** Values as text are exact, and read the same by every version. */
const exactText = [
  "set datestyle = 'ISO, MDY'",
  "set intervalstyle = 'postgres'",
  "set timezone = 'UTC'",
  "set bytea_output = 'hex'",
  'set extra_float_digits = 1',
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
];

/**
 * Copies a database of Prudence into an empty one, in one transaction of the target: the tables as the migrations of the
 * source made them, every row, then the migrations that the source has not seen. Nothing is committed unless every row is
 * the same on both sides and `verify` succeeds. Triggers are made by the migrations without a number, which run after the
 * rows are there, so none of them sees the copy.
 */
export async function copyDatabase<T>(
  source: pg.Client,
  target: pg.Client,
  verify: Verify<T>,
): Promise<Copied<T>> {
  for (const setting of exactText) {
    await source.query(setting);
    await target.query(setting);
  }
  await source.query('begin isolation level repeatable read read only');
  await target.query('begin');
  if (!(await exists(source, 'public.schema_migrations')))
    throw new Error('The source is not a database of Prudence: it has no table schema_migrations.');
  await refuseHidden(source);
  const { rows: found } = await tablesOf(target);
  if (found.length > 0)
    throw new Error(`The target is not empty: it has the table ${found[0]?.name}. Name an empty database.`);

  await migrate(rawOf(target), await appliedMigrations(rawOf(source)));
  if (await exists(source, 'pgboss.version')) await createQueue(source, target);
  const tables = await sameTables(source, target);
  const references = await dropReferences(target);
  for (const table of tables) await copyTable(source, target, table);
  await copySequences(source, target);
  for (const { add } of references) await target.query(add);
  let rows = 0;
  for (const table of tables) rows += await compare(source, target, table);

  await target.query(`delete from schema_migrations where name !~ '^[0-9]{4}_'`);
  await migrate(rawOf(target));
  const verified = await verify(within(target));
  await target.query('commit');
  await target.query('analyze');
  return { tables: tables.length, rows, verified };
}

/** Rows that a policy hides would be left behind. Its owner sees all of them, also where policies hold for the owner too. */
async function refuseHidden(source: pg.Client) {
  const { rows } = await source.query<{ hidden: boolean }>(
    `select exists (
       select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and row_security_active(oid) and not pg_has_role(relowner, 'usage')) as hidden`,
  );
  if (rows[0]?.hidden)
    throw new Error(
      'Not every row of the source is visible. Name the address of its owner (DATABASE_OWNER_URL).',
    );
}

async function exists(session: pg.Client, table: string) {
  const { rows } = await session.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    table,
  ]);
  return rows[0]?.found === true;
}

/** Several statements in one text answer several results. */
function rawOf(session: pg.Client): Pick<RawDatabase, 'executeSql'> {
  return {
    async executeSql(text, values) {
      const result = await session.query(text, values);
      return { rows: [result].flat().flatMap((part) => part.rows as Row[]) };
    },
  };
}

/** Reads what the open transaction wrote. */
function within(target: pg.Client): Pick<Database, 'tx'> {
  const handle = drizzle({ client: target }) as unknown as Db;
  return { tx: async (scope, work) => (await withHandle(handle, scope, work)).result };
}

/** Partitions are filled through their table. */
async function tablesOf(session: pg.Client) {
  return session.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
       string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attname) as shape
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
     group by c.oid, n.nspname, c.relname
     order by 1`,
  );
}

async function sameTables(source: pg.Client, target: pg.Client): Promise<Table[]> {
  const [{ rows: theirs }, { rows: ours }] = [await tablesOf(source), await tablesOf(target)];
  const shapes = new Map(theirs.map(({ name, shape }) => [name, shape]));
  const other =
    ours.find(({ name, shape }) => shapes.get(name) !== shape) ??
    theirs.find(({ name }) => !ours.some((table) => table.name === name));
  if (other)
    throw new Error(
      `The table ${other.name} of the source is not as its migrations made it. Nothing was copied.`,
    );
  return ours;
}

/** The job queue keeps its own version. */
async function createQueue(source: pg.Client, target: pg.Client) {
  // Its own begin and commit would end our transaction.
  const plans = getConstructionPlans('pgboss')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '');
  await target.query(plans);
  await target.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  const version = async (session: pg.Client) => {
    const { rows } = await session.query<{ version: number }>('select version from pgboss.version');
    return rows[0]?.version;
  };
  const [theirs, ours] = [await version(source), await version(target)];
  if (theirs !== ours)
    throw new Error(
      `The job queue of the source has version ${theirs}, this release copies version ${ours}. Start this release on the source once, which brings its job queue up to date, then move it.`,
    );
}

/** Foreign keys are made again when all rows are there: then the order of tables and rows makes no difference. */
async function dropReferences(target: pg.Client) {
  const { rows } = await target.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text in ('public', 'pgboss')`,
  );
  for (const { drop } of rows) await target.query(drop);
  return rows;
}

/** A row is written as its text and read back as the row type of the table, which keeps every value exactly. */
async function copyTable(source: pg.Client, target: pg.Client, { name, columns }: Table) {
  await target.query(`delete from ${name}`);
  await source.query(`declare page no scroll cursor for select row(${columns})::text as row from ${name}`);
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${pageRows} from page`);
    if (rows.length === 0) break;
    await target.query(
      // offset 0: the text is parsed once a row instead of once a column.
      `insert into ${name} overriding system value
       select (parsed.row).* from (select text::${name} as row from unnest($1::text[]) as text offset 0) as parsed`,
      [rows.map(({ row }) => row)],
    );
  }
  await source.query('close page');
}

async function copySequences(source: pg.Client, target: pg.Client) {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname in ('public', 'pgboss') and last_value is not null`,
  );
  for (const { name, last } of rows)
    await target.query('select setval($1::regclass, $2::bigint)', [name, last]);
}

/** The number of rows, which is the same on both sides, as is the sum of their hashes. */
async function compare(source: pg.Client, target: pg.Client, { name, columns }: Table): Promise<number> {
  const hash = `encode(sha256(convert_to(row(${columns})::text, 'UTF8')), 'hex')`;
  const sum = async (session: pg.Client) => {
    const { rows } = await session.query<{ rows: number; hashes: string | null }>(
      `select count(*)::int as rows, sum(('x' || left(${hash}, 15))::bit(60)::bigint)::text as hashes from ${name}`,
    );
    return rows[0];
  };
  const [theirs, ours] = [await sum(source), await sum(target)];
  if (!ours || theirs?.rows !== ours.rows || theirs.hashes !== ours.hashes)
    throw new Error(
      `The table ${name} differs after the copy: ${theirs?.rows} rows in the source, ${ours?.rows} in the target. Nothing was moved.`,
    );
  return ours.rows;
}
