import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MovableClock, movableClock } from './clock.ts';
import { openOwnDatabase } from './db/temporary/open-own-database.ts';
import { openTemporary } from './db/temporary/temporary-cluster.ts';
import { type Env, readEnv } from './env.ts';
import { openFiles } from './files/open-files.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { fixedKeys } from './keys.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { createOutbound, type Outbound } from './outbound/create-outbound.ts';
import type { Platform } from './platform.ts';
import { createSignals } from './signals/signals.ts';

export type TestPlatform = Platform & { clock: MovableClock; close(): Promise<void> };
export type TestOptions = {
  start?: Date;
  env?: Partial<Env>;
  log?: Platform['log'];
  /** Where pages of the open internet are invented. */
  publicWeb?: Outbound;
};

/** A whole platform on a database of its own, where the runner says or on a PostgreSQL of its own, and a clock that stands still. */
export async function openTestPlatform(options: TestOptions = {}): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prudence-'));
  const clock = movableClock(options.start ?? new Date('2026-11-20T09:00:00Z'));
  const log = options.log ?? createLog('fatal');
  const env: Env = {
    ...readEnv({
      DATA_DIR: dataDir,
      UNDER_PRESSURE: 'false',
      RATE_LIMIT: '1000000',
    }),
    mode: 'test',
    distDir: join(dataDir, 'dist'),
    ...options.env,
  };
  const onError = (error: unknown) => log.error({ err: error }, 'database');
  const server = process.env.DATABASE_URL || process.env.TEST_POSTGRES;
  const database = server ? await openOwnDatabase(server, { onError }) : await openTemporary({ onError });
  const files = await openFiles(env, database, clock);
  const jobs = createJobs({ database, clock, log, byTheClock: false, hurried: true });
  return {
    database,
    files,
    clock,
    jobs,
    keys: fixedKeys(),
    env,
    log,
    mailer: env.mail && createMailer(env.mail),
    outbound: createOutbound({ allow: env.outboundAllow }),
    publicWeb: options.publicWeb ?? createOutbound({ allow: [] }),
    signals: createSignals(database),
    async close() {
      await jobs.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
