import { inArray, sql } from 'drizzle-orm';
import type { RegisteredCompany } from '../../../engine/mca/index.ts';
import { db } from '../../platform/index.ts';
import { nameKeys } from '../name-index/index.ts';
import { registeredCompaniesA, registeredCompaniesB, type Slot } from './tables.ts';

const tables = { a: registeredCompaniesA, b: registeredCompaniesB };
/** Comparing one takes up to 0.2 ms, so a name is compared with some hundreds at most; what is left out is told. */
const most = { same: 100, pair: 100, word: 50, words: 4 };

/** Inside a transaction of the system: which of the numbers the register has. */
export async function companiesByNumber(slot: Slot, ids: readonly string[]): Promise<RegisteredCompany[]> {
  if (ids.length === 0) return [];
  const table = tables[slot];
  return db()
    .select(columnsOf(table))
    .from(table)
    .where(inArray(table.id, [...ids]));
}

/**
 * Inside a transaction of the system: companies whose names may be near to this one, for comparison. First those that
 * share a canonical key, then two words, then a single telling one. `truncated` says that more share as much.
 */
export async function companiesNear(
  slot: Slot,
  name: string,
): Promise<{ companies: RegisteredCompany[]; truncated: boolean }> {
  const keys = nameKeys(name);
  const telling = keys.telling.slice(0, most.words);
  const others = [...telling, ...keys.common.slice(0, most.words)];
  const pairs = telling.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]));
  const steps = [
    ...(keys.same.length > 0 ? [some(slot, sql`keys && ${numbers(keys.same)}`, most.same)] : []),
    ...(pairs.length > 0
      ? [
          some(
            slot,
            sql.join(
              pairs.map((pair) => sql`keys @> ${numbers(pair)}`),
              sql` or `,
            ),
            most.pair,
          ),
        ]
      : []),
    ...telling.map((word) => some(slot, sql`keys @> ${numbers([word])}`, most.word)),
  ];
  if (steps.length === 0) return { companies: [], truncated: false };
  // The planner thinks little of a limit that the index would reach in a moment.
  await db().execute(sql`set local enable_seqscan = off`);
  const { rows } = await db().execute<RegisteredCompany & { beyond: boolean }>(
    sql.join(steps, sql` union all `),
  );
  const companies = rows.filter(({ beyond }) => !beyond).map(({ beyond, ...company }) => company);
  return {
    companies: [...new Map(companies.map((company) => [company.id, company])).values()],
    truncated: companies.length < rows.length,
  };
}

/** Inside a transaction of the system: what the slot held is gone. */
export const emptySlot = (slot: Slot) => db().execute(sql`truncate ${tables[slot]}`);

/** Inside a transaction of the system: how many companies the slot holds. */
export const countCompanies = (slot: Slot) => db().$count(tables[slot]);

type KeyedCompany = RegisteredCompany & { keys: number[] };

/** Inside a transaction of the system. Answers the numbers that were new; the others stood there already. */
export async function storeCompanies(slot: Slot, companies: readonly KeyedCompany[]): Promise<Set<string>> {
  const rows = companies.map(({ keys, registeredOn, ...rest }) => ({
    ...rest,
    registered_on: registeredOn,
    keys: `{${keys.join(',')}}`,
  }));
  const stored = await db().execute<{ id: string }>(sql`
    insert into ${tables[slot]} (id, name, status, kind, registered_on, state, keys)
    select row.id, row.name, row.status, row.kind, row.registered_on, row.state, row.keys::int[]
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(id text, name text, status text, kind text, registered_on text, state text, keys text)
    on conflict (id) do nothing
    returning id`);
  return new Set(stored.rows.map(({ id }) => id));
}

/** Inside a transaction of the system: what was written last is found as quickly as the rest. */
export const settleIndex = (slot: Slot) => db().execute(sql`select settle_registered_companies(${slot})`);

const numbers = (keys: readonly number[]) => sql`${`{${keys.join(',')}}`}::int[]`;

/** So many companies, and one more marked as `beyond` where there are more. */
const some = (slot: Slot, where: ReturnType<typeof sql>, limit: number) =>
  sql`(select id, name, status, kind, registered_on as "registeredOn", state,
         row_number() over () > ${limit} as beyond
       from ${tables[slot]} where ${where} limit ${limit + 1})`;

const columnsOf = ({ id, name, status, kind, registeredOn, state }: (typeof tables)[Slot]) => ({
  ...{ id, name, status, kind, registeredOn, state },
});
