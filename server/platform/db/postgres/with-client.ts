import type pg from 'pg';
import { causes, hasCode } from '../database-problems.ts';

/** What PostgreSQL answers to a write in a transaction that may only read, as every one on a standby. */
export const readOnlyTransaction = '25006';

type KeepUntil = (end: Promise<unknown>) => void;

/**
 * Lends a connection, if need be for longer than the caller waits. After a failure what it may have begun is undone; one
 * that does not answer, cannot write any more, or is still in a transaction is not lent again.
 */
export async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, keepUntil: KeepUntil) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let end: Promise<unknown> = Promise.resolve();
  try {
    const result = await work(client, (promise) => {
      end = promise;
    });
    end.then(
      () => client.release(stillOpen(client)),
      (error: Error) => client.release(error),
    );
    return result;
  } catch (error) {
    client.release(isSpent(error) ? (error as Error) : await undo(client));
    throw error;
  }
}

const undo = (client: pg.PoolClient) =>
  client.query('rollback').then(
    () => stillOpen(client),
    (failure: Error) => failure,
  );

/** Lent again, it would put the next work into this transaction. */
const stillOpen = (client: pg.PoolClient) =>
  client.getTransactionStatus() === 'I' ? undefined : new Error('a transaction was left open');

/** Nothing comes back on it any more, or it leads to a database that takes nothing. */
const isSpent = (error: unknown) =>
  hasCode(error, readOnlyTransaction) ||
  [...causes(error)].some(({ message }) => message === 'Query read timeout');
