import type pg from 'pg';
import type { TxOptions } from '../database.ts';
import { noteSend } from '../transaction.ts';
import { FirstStatement } from './first-statement.ts';
import { plannedOnce } from './planned-statements.ts';

type Query = pg.PoolClient['query'];

/**
 * The statements of one transaction on a connection that sends without waiting for the answers to what was sent before,
 * which come in the same order. What begins it travels with its first statement, so that it costs no round trip; if it
 * fails, so does the statement.
 */
export function pipelined(
  client: pg.PoolClient,
  beginning: readonly string[],
  { single = false, reads = false }: TxOptions = {},
) {
  let hasBegun = false;
  let isOver = false;
  const sendFirst = async (...args: Parameters<Query>) => {
    const sent: Promise<unknown>[] = [client.query(new FirstStatement(beginning, args)).answer];
    if (single) sent.push(commit());
    const [answer] = await Promise.all(sent);
    return answer;
  };
  const query = async (...asked: Parameters<Query>) => {
    // The connection may be somebody else's by now.
    if (isOver) throw new Error('the transaction is over: something was not awaited inside tx()');
    noteSend();
    const args = reads ? plannedOnce(client, asked) : asked;
    if (!hasBegun) {
      hasBegun = true;
      return sendFirst(...args);
    }
    if (single) throw new Error('this transaction is for one statement');
    return client.query(...args);
  };
  /** After a failed statement the database answers a commit by undoing everything, which is no error to it. */
  const commit = async () => {
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('not committed: a statement failed and the work went on');
  };
  return {
    client: { query },
    /** Nothing is sent any more. */
    close() {
      isOver = true;
    },
    /** Nothing where nothing was asked. */
    commit: async () => {
      if (hasBegun && !single) await commit();
    },
  };
}
