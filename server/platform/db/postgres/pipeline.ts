import type pg from 'pg';
import type { TxOptions } from '../database.ts';
import { isSendingLast, noteSend } from '../transaction.ts';
import { plannedOnce } from './planned-statements.ts';
import { StatementMessage } from './statement-message.ts';

type Query = pg.PoolClient['query'];

/**
 * The statements of one transaction on a connection that sends without waiting for the answers to what was sent before,
 * which come in the same order. What begins it travels with its first statement, so that it costs no round trip; if it
 * fails, so does the statement. What ends it travels with the last one where that is known.
 */
export function pipelined(
  client: pg.PoolClient,
  beginning: readonly string[],
  { single = false, reads = false }: TxOptions = {},
) {
  let hasBegun = false;
  let hasEnded = false;
  let isOver = false;
  const query = async (...asked: Parameters<Query>) => {
    // The connection may be somebody else's by now.
    if (isOver) throw new Error('the transaction is over: something was not awaited inside tx()');
    if (hasEnded)
      throw new Error(
        single ? 'this transaction is for one statement' : 'the last statement of this transaction was sent',
      );
    noteSend();
    const args = reads ? plannedOnce(client, asked) : asked;
    // What it writes is kept only once the work has ended well, unless it is all there is.
    hasEnded = single || (reads && isSendingLast());
    if (hasBegun && !hasEnded) return client.query(...args);
    const surrounding = { last: hasEnded, ...(!hasBegun && { beginning }) };
    hasBegun = true;
    return client.query(new StatementMessage(args, surrounding)).answer;
  };
  return {
    client: { query },
    /** Nothing is sent any more. */
    close() {
      isOver = true;
    },
    /**
     * Nothing where nothing was asked. After a failed statement the database answers a commit by undoing everything,
     * which is no error to it.
     */
    commit: async () => {
      if (!hasBegun || hasEnded) return;
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('not committed: a statement failed and the work went on');
    },
  };
}
