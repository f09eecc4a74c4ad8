import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { seedMasterLists } from '../server/modules/settings/index.ts';
import { openTemporary } from '../server/platform/db/temporary/temporary-cluster.ts';
import { openLocalFiles } from '../server/platform/files/open-files.ts';
import type { Platform } from '../server/platform/index.ts';
import { createJobs } from '../server/platform/jobs/boss-jobs.ts';
import { fixedKeys } from '../server/platform/keys.ts';
import { createLog } from '../server/platform/log.ts';
import { createOutbound } from '../server/platform/outbound/create-outbound.ts';
import { createSignals } from '../server/platform/signals/signals.ts';
import { start } from '../server/start.ts';
import { demoClock } from './demo-clock.ts';
import { demoEnv } from './demo-env.ts';
import { introduction } from './introduction.ts';
import { seed } from './seed.ts';
import { openTokenPort } from './token-port.ts';

// The real API on a database that ends with it, told a fictional past before it listens.
const dataDir = await mkdtemp(path.join(tmpdir(), 'prudence-demo-'));
const clock = demoClock();
const { env, provider } = await demoEnv();
const log = createLog(env.logLevel);
const database = await openTemporary({ onError: (err) => log.error({ err }, 'database') });
const platform: Platform = {
  database,
  files: await openLocalFiles(path.join(dataDir, 'files')),
  clock,
  jobs: createJobs({ database, clock, log }),
  keys: fixedKeys(),
  env: {
    ...env,
    mode: 'demo',
    production: false,
    environment: 'Demo with fictional data',
    dataDir,
  },
  log,
  // Its people are invented: their addresses are nobody's, or somebody else's.
  mailer: null,
  outbound: createOutbound({ allow: env.outboundAllow }),
  publicWeb: createOutbound({ allow: [] }),
  signals: createSignals(database),
};

try {
  await database.tx({ kind: 'identity' }, () => seedMasterLists());
  const { close } = await start(platform, {
    beforeListening: async (app) => {
      await seed(app, platform, clock);
      clock.arrive();
    },
  });
  const tokens = await openTokenPort(platform);
  process.stdout.write(await introduction(platform));
  closeWithGrace({ delay: 8000, logger: log }, async () => {
    tokens.close();
    await close();
    await provider?.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
}
