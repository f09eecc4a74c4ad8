import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// npm run test:mutation -- rating ownership: changes these folders of the engine one after another, or all without any.
const all = readdirSync(join(import.meta.dirname, '../engine'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const chosen = process.argv.slice(2);
const unknown = chosen.find((folder) => !all.includes(folder.split('/')[0] ?? ''));
if (unknown !== undefined) throw new Error(`${unknown} is none of ${all.join(', ')}.`);

const program = join(import.meta.dirname, '../node_modules/@stryker-mutator/core/bin/stryker.js');
for (const chosenFolder of chosen.length > 0 ? chosen : all) {
  // "names/score.ts" changes that file alone.
  const [folder = '', ...within] = chosenFolder.split('/');
  console.log(`\n— engine/${chosenFolder} —`);
  const { status } = spawnSync(process.execPath, [program, 'run', 'config/stryker.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, ENGINE_FOLDERS: folder, ENGINE_FILES: within.join('/') || '**/*.ts' },
  });
  process.exitCode ||= status ?? 1;
}
