import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { RawDatabase } from './raw.ts';

/** Each is a role of the database: server/migrations/rights.sql says what it may see and change. */
export type Scope =
  /** What works for nobody in particular: jobs, and what is asked of all clients. */
  | { kind: 'system' }
  /** Signing in and accounts: what the system may, and passwords, authenticators, sessions. */
  | { kind: 'identity' }
  | { kind: 'firm' }
  | { kind: 'tenant'; clientId: string };

export type TxOptions = {
  /**
   * Every statement sees what the first one saw, and none may write: for an answer that several statements make up,
   * which others could change in between.
   */
  snapshot?: boolean;
  /**
   * None may write, so the caller does not wait for the commit. Its statements are kept planned, so their texts must not
   * hold values.
   */
  reads?: boolean;
  /** It consists of one statement, with which its begin and its end travel; a second one is refused. */
  single?: boolean;
};

type RowsOf<Row> = { rows: Row[] };
interface Rows extends PgQueryResultHKT {
  type: RowsOf<this['row']>;
}
export type Db = PgDatabase<Rows>;

export interface Database {
  /** Where the job queue connects, as the server's login. */
  url: string;
  /** The same database as its owner, for migrations; the same as `url` where the server was given one login only. */
  ownerUrl: string;
  /** No other server uses it: what was under way when it was opened, nobody works on any more. */
  exclusive: boolean;
  /**
   * Opens a transaction in which the database itself limits what can be seen, runs the work, commits.
   * Only statements belong inside: hash, upload, render and call before or after it.
   */
  tx<T>(scope: Scope, work: () => Promise<T>, options?: TxOptions): Promise<T>;
  /**
   * One statement as the server's login, which is a transaction of its own; a second one is refused. For what every call
   * asks: the login itself may do little else.
   */
  once<T>(work: () => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  /** Throws where nothing could be written now: away, a standby, or the disk is full. */
  assertWritable(): Promise<void>;
  /** Those for calls: lent, resting, and calls that wait for one. */
  connections(): { used: number; idle: number; waiting: number };
  /** Statements as the owner outside of any transaction of ours: migrations and tests. */
  raw: RawDatabase;
  close(): Promise<void>;
}
