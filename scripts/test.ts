import { buildIfStale } from './build/build-if-stale.ts';
import { installChromium } from './machine/install-chromium.ts';
import { runChecks } from './testing/checks.ts';
import { close, closingLine, nothing, sum, type Tally } from './testing/tally.ts';
import { runBrowserTests, runEndToEndTests, runServerTests } from './testing/test-suites.ts';

async function buildThenEndToEnd(): Promise<Tally> {
  const started = performance.now();
  const built = await buildIfStale();
  console.log(`Build: ${secondsSince(started)} s`);
  if (!built.ok) return failedAt('npm run build', built.output);
  return (await installChromium()) ? runEndToEndTests() : failedAt('Chromium', 'It could not be installed.');
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(0);

const failedAt = (name: string, why: string): Tally => ({ ...nothing, failed: 1, failures: [{ name, why }] });

async function timed(name: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n— ${name} —`);
  const started = performance.now();
  const tally = await run();
  console.log(`${name}: ${closingLine(tally)} (${secondsSince(started)} s)`);
  return tally;
}

const checks = await timed('Static checks', runChecks);
// Side by side: a browser mostly waits for pages, and the server's tests use the processor meanwhile.
// The longest part begins first, and the shortest fills what is left of the other half.
const suites = await Promise.all([
  timed('Build and end to end', buildThenEndToEnd),
  timed('Engine, server, API and architecture', () => runServerTests()).then(async (server) =>
    sum([server, await timed('Browser components', runBrowserTests)]),
  ),
]);

close(sum([checks, ...suites]));
