import { systemClock } from './clock.ts';
import { openDatabase } from './db/open-database.ts';
import type { Env } from './env.ts';
import { openFiles } from './files/open-files.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { loadKeys } from './keys.ts';
import type { Log } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { createOutbound } from './outbound/create-outbound.ts';
import type { Platform } from './platform.ts';
import { createSignals } from './signals/signals.ts';

/** The real thing: database opened and migrated, leftovers of broken uploads gone. */
export async function openPlatform(env: Env, log: Log, onLost: (reason: string) => void): Promise<Platform> {
  const database = await openDatabase(env, log, onLost);
  const clock = systemClock;
  const files = await openFiles(env, database, clock);
  const swept = await files.sweepTemp(env.databaseUrl ? 3_600_000 : 0);
  if (swept > 0) log.info({ swept }, 'unfinished uploads removed');
  const jobs = createJobs({ database, clock, log });
  const keys = loadKeys(env.dataDir, env.keys);
  const mailer = env.mail && createMailer(env.mail);
  const outbound = createOutbound({ allow: env.outboundAllow });
  const publicWeb = createOutbound({ allow: [] });
  const signals = createSignals(database);
  return { database, files, clock, jobs, keys, env, log, mailer, outbound, publicWeb, signals };
}
