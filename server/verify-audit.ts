import { parseArgs } from 'node:util';
import { type ChainReport, verifyChains } from './modules/audit/index.ts';
import { openExisting } from './open-existing.ts';
import { systemClock } from './platform/clock.ts';
import { readEnv } from './platform/env.ts';

// Exit codes: 0 every chain is intact, 1 a chain is broken, 2 it could not be verified.
const say = (line: string) => process.stdout.write(`${line}\n`);

const wedged = (reason: string) => {
  process.stderr.write(`Not verified. ${reason}\n`);
  process.exit(2);
};

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
  const database = await openExisting(readEnv({ ...process.env, ...chosen }), wedged);
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
