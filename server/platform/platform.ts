import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Outbound } from './outbound/create-outbound.ts';
import type { Signals } from './signals/signals.ts';

/** What every module stands on. */
export type Platform = {
  database: Database;
  files: Files;
  clock: Clock;
  jobs: Jobs;
  keys: Keys;
  env: Env;
  log: Log;
  /** Null where no mail server is configured. */
  mailer: Mailer | null;
  /** The only way to an address that an administrator typed in: those that the operator names may be private. */
  outbound: Outbound;
  /** The only way to an address that anybody else typed in: of the open internet, whatever the operator names. */
  publicWeb: Outbound;
  /** That something happened, told to every server. */
  signals: Signals;
};
