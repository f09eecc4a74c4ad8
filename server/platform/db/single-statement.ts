import type { Db } from './database.ts';
import { withHandle } from './transaction.ts';

type Query = (...args: never[]) => Promise<unknown>;

/**
 * A handle that lives as long as its connection, so that what is prepared on it is prepared once. Each time it is lent
 * for one statement, which needs no transaction around it.
 */
export function singleStatement(query: Query, open: (client: { query: Query }) => unknown) {
  let isSpent = true;
  const handle = open({
    query(...args) {
      if (isSpent) return Promise.reject(new Error('once() is for one statement: call tx() for more'));
      isSpent = true;
      return query(...args);
    },
  }) as Db;

  return async <T>(work: () => Promise<T>) => {
    isSpent = false;
    try {
      return await withHandle(handle, { kind: 'identity' }, work);
    } finally {
      isSpent = true;
    }
  };
}
