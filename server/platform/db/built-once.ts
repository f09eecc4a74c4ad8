import { Column, is, type Placeholder, type Query, SQL, sql } from 'drizzle-orm';
import { db } from './transaction.ts';

type Selected = Record<string, unknown>;
type Cell = { group: string | undefined; name: string; decode: (value: unknown) => unknown };
type Selecting<Row> = PromiseLike<Row[]> & {
  toSQL(): Query;
  readonly _: { readonly selectedFields: unknown };
};
type Built = { query: Query; cells: Cell[] };

const built = new Map<string, Built>();

/**
 * Inside a transaction: the rows of a select that many calls ask for. `build` is asked once for each `shape`, of which
 * there must be few; what differs between calls of one shape is a placeholder in it, with its value in `values`. Making
 * its text and finding out how each column is read would cost more than all else that a list does here.
 *
 * It joins nothing that may be missing: a row of nulls would not become null.
 */
export async function builtOnce<Row>(
  shape: string,
  build: () => Selecting<Row>,
  values: Record<string, unknown>,
): Promise<Row[]> {
  const known = built.get(shape) ?? describe(build());
  built.set(shape, known);
  const { query, cells } = known;
  const read = (rows: unknown[][]) => rows.map((row) => readRow(row, cells));
  const prepared = db()._.session.prepareQuery(query, undefined, undefined, true, read as never);
  return (await prepared.execute(values)) as Row[];
}

/** To stand where the values of a call would stand. */
export const placeholders = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as unknown as Record<
    Name,
    Placeholder
  >;

const describe = (select: Selecting<unknown>): Built => ({
  query: select.toSQL(),
  cells: cellsOf(select._.selectedFields as Selected),
});

function cellsOf(fields: Selected, group?: string): Cell[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (is(field, Column)) return { group, name, decode: (value) => field.mapFromDriverValue(value) };
    const inner = is(field, SQL.Aliased) ? field.sql : field;
    if (!is(inner, SQL)) return cellsOf(field as Selected, name);
    const { decoder } = inner as unknown as { decoder: { mapFromDriverValue(value: unknown): unknown } };
    return { group, name, decode: (value) => decoder.mapFromDriverValue(value) };
  });
}

function readRow(row: unknown[], cells: readonly Cell[]) {
  const read: Selected = {};
  for (const [at, { group, name, decode }] of cells.entries()) {
    let into = read;
    if (group !== undefined) {
      read[group] ??= {};
      into = read[group] as Selected;
    }
    const value = row[at];
    into[name] = value === null ? null : decode(value);
  }
  return read;
}
