import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { RawDatabase } from './raw.ts';

export type Scope = { kind: 'system' } | { kind: 'firm' } | { kind: 'tenant'; clientId: string };

export type TxOptions = {
  /**
   * Every statement sees what the first one saw, and none may write: for an answer that several statements make up,
   * which others could change in between.
   */
  snapshot?: boolean;
};

type RowsOf<Row> = { rows: Row[] };
interface Rows extends PgQueryResultHKT {
  type: RowsOf<this['row']>;
}
export type Db = PgDatabase<Rows>;

export interface Database {
  /** Where the job queue connects on its own. */
  url: string;
  /** No other server uses it: what was under way when it was opened, nobody works on any more. */
  exclusive: boolean;
  /**
   * Opens a transaction in which the database itself limits what can be seen, runs the work, commits.
   * Only statements belong inside: hash, upload, render and call before or after it.
   */
  tx<T>(scope: Scope, work: () => Promise<T>, options?: TxOptions): Promise<T>;
  /** One statement as the owner, which is a transaction by itself; a second one is refused. For what every call asks. */
  once<T>(work: () => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  /** Statements as the owner outside of any transaction of ours: migrations and the job queue. */
  raw: RawDatabase;
  close(): Promise<void>;
}
