import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from '../../server/app.ts';
import { compose, prepareMore } from '../../server/compose.ts';
import { seedMasterLists } from '../../server/modules/settings/index.ts';
import {
  openTemporary,
  type TemporaryDatabase,
} from '../../server/platform/db/temporary/temporary-cluster.ts';
import type { Env } from '../../server/platform/env.ts';
import { openLocalFiles } from '../../server/platform/files/open-files.ts';
import { unclaimedLedger } from '../../server/platform/files/unclaimed.ts';
import type { Platform } from '../../server/platform/index.ts';
import { createJobs } from '../../server/platform/jobs/create-jobs.ts';
import { fixedKeys } from '../../server/platform/keys.ts';
import { createLog } from '../../server/platform/log.ts';
import { createOutbound } from '../../server/platform/outbound/create-outbound.ts';
import { createSignals } from '../../server/platform/signals/signals.ts';
import { demoOutbound } from '../peers/demo-outbound.ts';
import { demoClock } from './demo-clock.ts';
import { forgetOld, type PastName, placeOfPast, tellOnce } from './kept-past.ts';
import { runSchedules } from './run-schedules.ts';
import { tellPast } from './tell-past.ts';
import { untilIdle } from './until-idle.ts';

const openDatabase = ({ logLevel }: Env, kept?: string, folder?: string) => {
  const log = createLog(logLevel);
  return openTemporary({ onError: (err) => log.error({ err }, 'database') }, kept, folder);
};

/** A database with the demo's past: told now if it is not kept from an earlier start, or is to be told anew. */
export async function openPast(env: Env, { anew = false } = {}): Promise<TemporaryDatabase> {
  const name: PastName = process.env.DEMO_PAST === 'short' ? 'short' : 'whole';
  const place = await placeOfPast(name, JSON.stringify([env.firstModel, env.passagesDir]));
  if (anew) await rm(place, { recursive: true, force: true });
  await tellOnce(place, () => keepPast(env, name, place));
  return openDatabase(env, place);
}

export async function demoPlatform(
  env: Env,
  database: TemporaryDatabase,
  { clock = demoClock(), byTheClock = true } = {},
): Promise<Platform> {
  const log = createLog(env.logLevel);
  return {
    database,
    files: await openLocalFiles(path.join(database.directory, 'files'), unclaimedLedger(database, clock)),
    clock,
    jobs: createJobs({ database, clock, log, byTheClock }),
    keys: fixedKeys(),
    env: {
      ...env,
      mode: 'demo',
      production: false,
      dataDir: database.directory,
    },
    log,
    // Its people are invented: their addresses are nobody's, or somebody else's.
    mailer: null,
    outbound: demoOutbound(createOutbound({ allow: env.outboundAllow }), clock),
    publicWeb: createOutbound({ allow: [] }),
    signals: createSignals(database),
  };
}

/** Plays the past through the API, before any port is open, and keeps it for the starts to come. */
async function keepPast(env: Env, name: PastName, place: string): Promise<void> {
  if (name === 'whole') console.log('Telling 18 months of a fictional firm. Later starts find them told.');
  const database = await openDatabase(env, undefined, path.dirname(place));
  const clock = demoClock();
  // Days pass in seconds here: what protects a server from haste would only stand in the way. The pages may still be built.
  const noPages = { distDir: path.join(database.directory, 'no-pages'), logLevel: 'error' as const };
  const platform = await demoPlatform(
    { ...env, ...noPages, rateLimit: 1_000_000, underPressure: false },
    database,
    // What ran at a full hour meanwhile would be noted on a day long ago.
    { clock, byTheClock: false },
  );
  await database.tx({ kind: 'identity' }, () => seedMasterLists());
  const app = await buildApp({ platform, ...compose(platform) });
  await app.ready();
  await tellPast(app, platform, clock, name);
  clock.arrive();
  await prepareMore(platform);
  await runSchedules(platform, { nightly: true });
  await untilIdle(platform);
  await app.close();
  await platform.files.settled();
  await forgetOld();
  await database.keep(place);
}
