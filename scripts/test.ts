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

async function timed(name: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n— ${name} —`);
  const started = performance.now();
  const tally = await run();
  console.log(`${name}: ${closingLine(tally)} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return tally;
}

const checks = await timed('Static checks', runChecks);
// Side by side: a browser mostly waits for pages, and the server's tests use the processor meanwhile.
const suites = await Promise.all([
  timed('Engine, server, API and architecture', () => runServerTests()),
  timed('Browser components', runBrowserTests).then(async (components) =>
    sum([components, await timed('Build and end to end', buildThenEndToEnd)]),
  ),
]);

const total = sum([checks, ...suites]);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
