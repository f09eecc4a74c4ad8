import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { seedMasterLists } from '../server/modules/settings/index.ts';
import { openInMemory } from '../server/platform/db/open-in-memory.ts';
import { readEnv } from '../server/platform/env.ts';
import { openLocalFiles } from '../server/platform/files/local-files.ts';
import type { Platform } from '../server/platform/index.ts';
import { createJobs } from '../server/platform/jobs/boss-jobs.ts';
import { fixedKeys } from '../server/platform/keys.ts';
import { createLog } from '../server/platform/log.ts';
import { start } from '../server/start.ts';
import { demoClock } from './demo-clock.ts';
import { demoPassword, demoPeople, introduced } from './people.ts';
import { seed } from './seed.ts';
import { openTokenPort, tokenOf } from './token-port.ts';

// The real API on an in-memory database, told a fictional past before it listens.
const dataDir = await mkdtemp(path.join(tmpdir(), 'prudence-demo-'));
const clock = demoClock();
const log = createLog((process.env.LOG_LEVEL as 'warn') ?? 'warn');
const database = await openInMemory({ onError: (err) => log.error({ err }, 'database') });
const platform: Platform = {
  database,
  files: await openLocalFiles(path.join(dataDir, 'files')),
  clock,
  jobs: createJobs({ database, clock, log }),
  keys: fixedKeys(),
  env: {
    ...readEnv(process.env),
    mode: 'demo',
    production: false,
    environment: 'Demo with fictional data',
    dataDir,
  },
  log,
  // Its people are invented: their addresses are nobody's, or somebody else's.
  mailer: null,
};

try {
  await database.tx({ kind: 'system' }, () => seedMasterLists());
  const { close } = await start(platform, {
    beforeListening: async (app) => {
      await seed(app, platform, clock);
      clock.arrive();
    },
  });
  const tokens = await openTokenPort(platform);
  await introduce();
  closeWithGrace({ delay: 8000, logger: log }, async () => {
    tokens.close();
    await close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
}

async function introduce() {
  const lines = [
    `Prudence, demo with fictional data: ${platform.env.baseUrl} (report data on ${platform.env.reportUrl})`,
    '',
  ];
  lines.push(`  ${'username'.padEnd(12)}${'password'.padEnd(16)}${'token'.padEnd(10)}who`);
  for (const person of demoPeople.filter(({ username }) => introduced.includes(username)))
    lines.push(
      `  ${person.username.padEnd(12)}${demoPassword.padEnd(16)}${(await tokenOf(platform, person)).padEnd(10)}${person.name}, ${person.role}`,
    );
  const others = demoPeople
    .filter(({ username }) => !introduced.includes(username))
    .map(({ username }) => username);
  lines.push(
    '',
    `Also ${others.join(', ')}. A token works once: npm run demo:token -- NAME prints a fresh one.`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}
