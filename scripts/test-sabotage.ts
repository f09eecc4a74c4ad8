import { runCommand } from './run-command.ts';
import { needsUmi } from './sabotage/run-tests.ts';
import { runUntouched } from './sabotage/run-untouched.ts';
import { readSabotages } from './sabotage/sabotages.ts';
import { scratchCopy } from './sabotage/scratch-copy.ts';
import { trySabotage } from './sabotage/try-sabotage.ts';
import { closingLine } from './testing/tally.ts';

// Does the suite notice? Each defect of tests/sabotage is put into a copy of the project, and the tests that have to
// notice are run. `npm run test:sabotage -- 07 11` tries these two.
const wanted = process.argv.slice(2);
const chosen = readSabotages().filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (chosen.length === 0) throw new Error(`No sabotage begins with ${wanted.join(' or ')}.`);

const started = performance.now();
const { path: copy, remove } = scratchCopy();
process.once('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const tests = [...new Set(chosen.flatMap((sabotage) => sabotage.tests))];
if (needsUmi(tests)) await runCommand(['max', 'setup'], { cwd: copy });
console.log(`First the ${tests.length} test files on the program as it is…`);
const { passed, wrong } = await runUntouched(copy, chosen);
for (const [file, failures] of wrong)
  console.log(`✗ ${file}, without any sabotage:\n    ${failures.join('\n    ')}`);
console.log(`${passed} tests pass (${((performance.now() - started) / 1000).toFixed(0)} s)\n`);

let caught = 0;
for (const sabotage of chosen) {
  const unsound = sabotage.tests.filter((file) => wrong.has(file));
  if (unsound.length > 0) {
    console.log(`✗ untried  ${sabotage.name}: ${unsound.join(', ')} fails without it`);
    continue;
  }
  const { result, by, seconds } = await trySabotage(copy, sabotage);
  if (result === 'caught') caught += 1;
  const mark = result === 'caught' ? '✓' : '✗';
  console.log(`${mark} ${result.padEnd(8)} ${sabotage.name} (${seconds.toFixed(0)} s)\n    ${by}`);
}
const failed = chosen.length - caught;
console.log(
  `\n${caught} of ${chosen.length} caught, in ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
console.log(closingLine({ passed: caught, failed, skipped: 0 }));
process.exitCode = failed > 0 ? 1 : 0;
