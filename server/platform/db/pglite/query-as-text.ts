import type { PGlite } from '@electric-sql/pglite';

type Query = PGlite['query'];

/**
 * Drizzle names with every statement the types it wants as text, and the engine then copies its parsers of all types to
 * add these few: a third of what a small statement costs. They are the same each time, so they are added once. Whoever
 * calls has the engine to themselves.
 */
export function queryAsText(pg: Pick<PGlite, 'query' | 'parsers'>): Query {
  let asText: PGlite['parsers'] | undefined;
  return async (text, values, { parsers, ...options } = {}) => {
    asText ??= { ...pg.parsers, ...parsers };
    const usual = pg.parsers;
    pg.parsers = asText;
    try {
      return await pg.query(text, values, options);
    } finally {
      pg.parsers = usual;
    }
  };
}
