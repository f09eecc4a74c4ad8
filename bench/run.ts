import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// npm run bench -- quality|clusters|lists|losses|media|engine|product|volume|schedules|scaling|register|staging|desk|all [options of that benchmark]
const benchmarks = [
  'quality',
  'clusters',
  'lists',
  'losses',
  'media',
  'engine',
  'product',
  'volume',
  'schedules',
  'scaling',
  'register',
  'staging',
  'desk',
];
const [name = '', ...options] = process.argv.slice(2);
const chosen = name === 'all' ? benchmarks : benchmarks.filter((one) => one === name);

if (chosen.length === 0) {
  console.error(`Usage: npm run bench -- ${[...benchmarks, 'all'].join('|')}`);
  process.exitCode = 2;
}
for (const one of chosen) {
  if (chosen.length > 1) console.log(`\n— ${one} —`);
  // A process of its own: what one leaves in memory must not count for the next.
  const file = join(import.meta.dirname, one, 'run.ts');
  const { status } = spawnSync(process.execPath, ['--expose-gc', file, ...options], { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}
