import type pg from 'pg';

type Query = pg.PoolClient['query'];

/** Asked so often on one connection, a statement is worth keeping there. */
const OFTEN = 3;
/** How many texts a connection counts, and keeps at most. */
const MOST = 100;
const known = new WeakMap<object, { counted: Map<string, number>; names: Map<string, string> }>();

/**
 * Gives a statement that comes again and again a name by which its connection keeps it parsed, and planned where no plan
 * for these very values is better: that is most of the work of a list. The database plans it anew by itself when a table,
 * its statistics or the role change. How common the words of a search are decides how it is best answered, so that one
 * is planned for its words.
 */
export function plannedOnce(client: object, args: Parameters<Query>): Parameters<Query> {
  const [statement, ...rest] = args as unknown as [{ name?: string; text?: string }, ...unknown[]];
  const { name, text } = statement;
  if (name || !text || text.includes('@@')) return args;
  const { counted, names } = known.get(client) ?? { counted: new Map(), names: new Map() };
  known.set(client, { counted, names });
  if (!names.has(text)) {
    const count = (counted.get(text) ?? 0) + 1;
    if (counted.size >= MOST) counted.clear();
    counted.set(text, count);
    if (count < OFTEN || names.size >= MOST) return args;
    names.set(text, `planned_${names.size}`);
  }
  return [{ ...statement, name: names.get(text) }, ...rest] as unknown as Parameters<Query>;
}
