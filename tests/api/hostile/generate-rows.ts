import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { projectRoot } from '../../../scripts/project-root.ts';
import type { HostileApp } from './hostile-app.ts';

const DAYS = ['0001-01-01', '1970-01-01', '9999-12-31', '4713-01-01 BC', 'infinity', '-infinity'];
const TEXTS = ['', ' ', '0', '-', 'null', '{}', '<b>', "O'Neil", '__proto__', 'x'.repeat(20_000)];
const ODD_TEXTS = ['\u202Eevil', 'e\u0301\u200D👩‍👩‍👧', '\uFFFF', '\u0001', 'ﷺ', '\u{10FFFF}'];

/** What is empty, odd or at the bounds of a type, as PostgreSQL writes it. */
const VALUES: Record<string, readonly string[]> = {
  text: [...TEXTS, ...ODD_TEXTS],
  int4: ['0', '-1', '2147483647', '-2147483648'],
  int8: ['0', '-1', '9007199254740993', '9223372036854775807', '-9223372036854775808'],
  float4: ['0', '-1', '0.1', '3e38', 'NaN', 'Infinity'],
  float8: ['0', '-1', '0.1', '1e308', 'NaN', 'Infinity', '-Infinity'],
  numeric: ['0', '-1', '1e40', 'NaN'],
  bool: ['true', 'false'],
  date: DAYS,
  timestamptz: DAYS,
  uuid: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  _text: ['{}', '{""}', '{NULL}', '{a,a}'],
  _int4: ['{}', '{-1}', '{NULL}'],
};
/** The least that a column takes which must have a value. */
const LEAST: Record<string, string> = {
  ...{ text: 'a', int4: '1', int8: '1', float4: '1', float8: '1', numeric: '1', bool: 'false', jsonb: '{}' },
  ...{ date: '2026-11-01', timestamptz: '2026-11-01', tsvector: '', _text: '{}', _int4: '{}' },
};

export type Cell = { table: string; column: string; value: string | null };
type Column = {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isKey: boolean;
  refersTo: string | null;
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** What is decided by, and is no part of an answer. */
const decidedBy = /^(status|state|role|(schema_migrations|audit_chains)\..*|(users|clients|sessions)\..*)$/;
/** The server writes these as a whole and reads them by their type: no least one is known. */
const isDocument = ({ type, isNullable, hasDefault }: Column) =>
  type === 'jsonb' && !isNullable && !hasDefault;

/** The words that a column of texts is declared to take. */
async function declaredWords(): Promise<Map<string, readonly string[]>> {
  const words = new Map<string, readonly string[]>();
  for (const file of globSync('server/**/tables.ts', { cwd: projectRoot }))
    for (const table of Object.values((await import(join(projectRoot, file))) as object))
      if (is(table, PgTable))
        for (const { name, enumValues } of Object.values(getTableColumns(table)))
          if (enumValues?.length) words.set(`${getTableConfig(table).name}.${name}`, enumValues);
  return words;
}

/** The rows of a database, to be changed within what it allows and put back. */
export async function openRows({ platform, ours, admin }: HostileApp) {
  const { raw } = platform.database;
  const run = async <Row>(text: string) => (await raw.executeSql(text)).rows as Row[];
  const words = await declaredWords();
  const columns = await run<Column>(
    `select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as "isNullable",
       a.atthasdef as "hasDefault",
       exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)) as "isKey",
       (select format('(select %I from %I limit 1)', f.attname, k.confrelid::regclass::text) from pg_constraint k
          join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey[1] = a.attnum limit 1) as "refersTo"
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' order by 1, 2`,
  );
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const unguarded = (table: string, statement: string) =>
    run(
      `begin; alter table "${table}" disable trigger user; ${statement}; alter table "${table}" enable trigger user; commit`,
    ).catch(async (error: unknown) => {
      await run('rollback');
      throw error;
    });

  const { client, request, thirdParty, watchlist, listVersion } = ours.target;
  const known: Record<string, string> = {
    ...{ client_id: client, request_id: request, third_party_id: thirdParty },
    ...{ watchlist_id: watchlist, version_id: listVersion, user_id: admin.actor.userId },
  };
  /** One row of a table without any: what must have a value has the least. */
  async function fill(table: string, own: readonly Column[]) {
    const needed = own.filter(
      ({ isNullable, hasDefault, column }) => known[column] || !(isNullable || hasDefault),
    );
    const values = needed.map(({ column, type, refersTo }) => {
      if (known[column]) return quoted(known[column]);
      if (refersTo) return refersTo;
      if (type === 'uuid') return 'gen_random_uuid()';
      return quoted(words.get(`${table}.${column}`)?.[0] ?? LEAST[type] ?? '');
    });
    await unguarded(
      table,
      `insert into "${table}" (${list(needed.map(({ column }) => column))}) values (${values.join(', ')})`,
    );
  }
  let unfilled: string[] = [];
  // Some tables refer to others of these.
  for (let tries = 0; tries < 3; tries++) {
    unfilled = [];
    for (const [table, own] of byTable) {
      const [row] = await run(`select 1 from "${table}" limit 1`);
      if (!row && !own.some(isDocument))
        await fill(table, own).catch((error) => unfilled.push(`${table}: ${error.message}`));
    }
  }

  /** Lists that are stored as documents may be empty. */
  async function emptyLists({ table, column, type }: Column) {
    if (type !== 'jsonb') return [];
    return run(`select 1 from "${table}" where jsonb_typeof("${column}") = 'array' limit 1`).then((found) =>
      found.map(() => '[]'),
    );
  }

  await run('create schema kept');
  const cells: Cell[] = [];
  for (const [table, own] of byTable) {
    const keys = own.filter(({ isKey }) => isKey);
    const [row] = await run(`select 1 from "${table}" limit 1`);
    if (!row || keys.length === 0) continue;
    await run(`create table kept."${table}" as table "${table}"`);
    for (const one of own) {
      const { column, type, isNullable, isKey, refersTo } = one;
      if (isKey || refersTo || decidedBy.test(column) || decidedBy.test(`${table}.${column}`)) continue;
      const values = [
        ...(VALUES[type] ?? (await emptyLists(one))),
        ...(words.get(`${table}.${column}`) ?? []),
      ];
      for (const value of [...values, ...(isNullable ? [null] : [])]) cells.push({ table, column, value });
    }
  }
  return {
    cells,
    /** Tables that took no row, and why. */
    unfilled,
    /** Puts a value into a column of all rows; says whether the database took it. */
    async put({ table, column, value }: Cell): Promise<boolean> {
      const set = `update "${table}" set "${column}" = ${value === null ? 'null' : quoted(value)}`;
      return unguarded(table, set).then(
        () => true,
        () => false,
      );
    },
    async restore({ table, column }: Cell) {
      const keys = byTable.get(table)?.filter(({ isKey }) => isKey) ?? [];
      const same = keys.map(({ column: key }) => `t."${key}" = k."${key}"`).join(' and ');
      await unguarded(
        table,
        `update "${table}" t set "${column}" = k."${column}" from kept."${table}" k where ${same}`,
      );
    },
  };
}
