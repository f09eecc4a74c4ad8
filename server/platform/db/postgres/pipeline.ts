import type pg from 'pg';
import type { TxOptions } from '../database.ts';
import { noteSend } from '../transaction.ts';

type Query = pg.PoolClient['query'];

/**
 * The statements of one transaction on a connection that sends without waiting for the answers to what was sent before,
 * which come in the same order. What begins it travels with its first statement, so that it costs no round trip; if it
 * fails, so does the statement.
 */
export function pipelined(client: pg.PoolClient, begin: string, { single = false }: TxOptions = {}) {
  let hasBegun = false;
  const sendFirst = async (...args: Parameters<Query>) => {
    const sent = [client.query(begin), client.query(...args)];
    if (single) sent.push(client.query('commit'));
    const [, answer] = await Promise.all(sent);
    return answer;
  };
  const query = (...args: Parameters<Query>) => {
    noteSend();
    if (!hasBegun) {
      hasBegun = true;
      return sendFirst(...args);
    }
    if (single) return Promise.reject(new Error('this transaction is for one statement'));
    return client.query(...args);
  };
  return {
    client: { query },
    /** Nothing where nothing was asked. */
    commit: async () => {
      if (hasBegun && !single) await client.query('commit');
    },
  };
}
