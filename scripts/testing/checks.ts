import { prepareUmi } from '../build/prepare-umi.ts';
import type { Outcome } from '../run-command.ts';
import { runCommand } from '../run-command.ts';
import { nothing, sum, type Tally } from './tally.ts';

type Check = { name: string; run: () => Promise<Outcome> };

const types = (project: string): Check => ({
  name: `types: ${project}`,
  run: () => runCommand(['tsc', '--project', `tsconfig.${project}.json`]),
});

async function browserTypes(): Promise<Outcome> {
  const prepared = await prepareUmi();
  return prepared.ok ? types('browser').run() : prepared;
}

const checks: Check[] = [
  { name: 'types: browser', run: browserTypes },
  types('server'),
  types('e2e'),
  { name: 'style: Biome', run: () => runCommand(['biome', 'check', '--error-on-warnings', '.']) },
  {
    name: 'imports: dependency-cruiser',
    run: () => runCommand(['depcruise', '--config', '.dependency-cruiser.cjs', '.']),
  },
  {
    name: 'API description: docs/openapi.json',
    run: () => runCommand(['node', 'scripts/openapi.ts', '--check']),
  },
  { name: 'secrets: tracked files', run: () => runCommand(['node', 'scripts/scan-secrets.ts']) },
];

/** Runs the static checks side by side; each counts as one test. */
export async function runChecks(): Promise<Tally> {
  const outcomes = await Promise.all(
    checks.map(async ({ name, run }) => {
      const { ok, output, seconds } = await run();
      console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
      if (!ok) console.log(output);
      return ok ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [{ name, why: output }] };
    }),
  );
  return sum(outcomes);
}
