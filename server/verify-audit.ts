import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ChainReport, verifyChains } from './modules/audit/index.ts';
import { systemClock } from './platform/clock.ts';
import { openPGlite } from './platform/db/pglite/open-pglite.ts';
import { openPostgres } from './platform/db/postgres/open-postgres.ts';
import { type Env, readEnv } from './platform/env.ts';
import type { Database } from './platform/index.ts';

// Exit codes: 0 every chain is intact, 1 a chain is broken, 2 it could not be verified.
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Opens what is there and nothing else: a verification neither makes a database nor migrates one. */
async function openExisting({ databaseUrl, dataDir }: Env): Promise<Database> {
  const onError = (error: unknown) => process.stderr.write(`${(error as Error).message}\n`);
  if (databaseUrl) return openPostgres(databaseUrl, { onError, max: 1 });
  if (!existsSync(join(dataDir, 'pg'))) throw new Error(`There is no database in ${dataDir}.`);
  const onWedged = (reason: string) => {
    process.stderr.write(`Not verified. ${reason}\n`);
    process.exit(2);
  };
  return openPGlite(dataDir, { onError, onWedged });
}

function print({ chains, events, intact }: ChainReport) {
  const width = Math.max(...chains.map(({ chain }) => chain.length), 'chain'.length);
  say(`${'chain'.padEnd(width)}  ${'events'.padStart(9)}  ${'head'.padEnd(64)}  verdict`);
  for (const { chain, events: count, head, brokenAt, why } of chains) {
    const verdict = brokenAt === null ? 'intact' : `BROKEN at row ${brokenAt}: ${why}`;
    say(`${chain.padEnd(width)}  ${String(count).padStart(9)}  ${head}  ${verdict}`);
  }
  say(`${events} events in ${chains.length} chains: ${intact ? 'intact' : 'BROKEN'}`);
}

try {
  const { values } = parseArgs({ options: { data: { type: 'string' } } });
  const chosen = values.data === undefined ? {} : { DATA_DIR: values.data, DATABASE_URL: undefined };
  const database = await openExisting(readEnv({ ...process.env, ...chosen }));
  try {
    const report = await verifyChains({ database, clock: systemClock }, { kind: 'system' });
    print(report);
    process.exitCode = report.intact ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  const cause = (error as { cause?: Error }).cause ?? (error as Error);
  process.stderr.write(`Not verified. ${cause.message}\n`);
  process.exitCode = 2;
}
