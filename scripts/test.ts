import { buildIfStale } from './build-if-stale.ts';
import { runChecks } from './checks.ts';
import { installChromium } from './install-chromium.ts';
import { closingLine, sum, type Tally } from './tally.ts';
import { runBrowserTests, runEndToEndTests, runServerTests } from './test-suites.ts';

async function buildThenEndToEnd(): Promise<Tally> {
  const built = await buildIfStale();
  if (!built.ok) console.log(built.output);
  const ready = (await installChromium()) && built.ok;
  return ready ? runEndToEndTests() : { passed: 0, failed: 1, skipped: 0 };
}

const steps: [name: string, run: () => Promise<Tally>][] = [
  ['Static checks', runChecks],
  ['Engine, server, API and architecture', () => runServerTests()],
  ['Browser components', runBrowserTests],
  ['Build and end to end', buildThenEndToEnd],
];

const tallies: Tally[] = [];
for (const [name, run] of steps) {
  console.log(`\n— ${name} —`);
  const started = performance.now();
  const tally = await run();
  tallies.push(tally);
  console.log(`${name}: ${closingLine(tally)} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
}

const total = sum(tallies);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
