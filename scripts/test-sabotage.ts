import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { runCommand } from './run-command.ts';
import { readSabotages, type Sabotage } from './sabotage/sabotages.ts';
import { readReport, withReport } from './testing/report-file.ts';
import { close, type Failure, nothing } from './testing/tally.ts';
import { trackedFiles } from './tracked-files.ts';

// Does the suite notice? Each defect of tests/sabotage is put into a copy of the project, and the tests that have to
// notice are run. `npm run test:sabotage -- 07 11` tries these two.
const wanted = process.argv.slice(2);
const chosen = readSabotages().filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (chosen.length === 0) throw new Error(`No sabotage begins with ${wanted.join(' or ')}.`);

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'prudence-sabotage-')));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
for (const path of trackedFiles()) cpSync(join(projectRoot, path), join(copy, path));
symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'), 'junction');
// Else git would look for the patched files in a repository around it.
await runCommand(['git', 'init', '--quiet'], { cwd: copy });

type Test = { fullName: string; status: string; failureMessages: string[] };
type Report = { testResults: { message: string; assertionResults: Test[] }[] };

/** The tests of these files whose titles name one of the requirements; `broken` says why a file could not be run. */
const run = ({ tests, ids }: Pick<Sabotage, 'tests' | 'ids'>) =>
  withReport(async (file) => {
    const { ok, output } = await runCommand(
      [
        ...['node', 'node_modules/jest/bin/jest.js', '--config=config/jest.server.js'],
        ...[`--cacheDirectory=${join(copy, '.cache')}`, '--forceExit', '--json', `--outputFile=${file}`],
        ...[`--testNamePattern=\\b(?:${ids.join('|')})\\b`, '--runTestsByPath', ...tests],
      ],
      { cwd: copy },
    );
    const results = readReport<Report>(file)?.testResults ?? [];
    const all = results.flatMap(({ assertionResults }) => assertionResults);
    const passed = all.filter(({ status }) => status === 'passed');
    const failed = all.filter(({ status }) => status === 'failed');
    const broken = ok || failed.length > 0 ? '' : results.map(({ message }) => message).join('\n') || output;
    return { passed, failed, broken };
  });

/**
 * How Jest and fast-check begin. A program that no longer runs at all, or a step on the way that broke off, is no sign that
 * anybody looked.
 */
const unmet = /expect\(|Property failed after/;

/** The title of the test that noticed; otherwise what happened instead. */
async function attempt(sabotage: Sabotage): Promise<{ by: string } | { why: string }> {
  const applied = await runCommand(['git', 'apply', sabotage.patch], { cwd: copy });
  if (!applied.ok) return { why: applied.output };
  try {
    const { passed, failed, broken } = await run(sabotage);
    const [test] = failed.filter(({ failureMessages }) => failureMessages.some((said) => unmet.test(said)));
    if (test) return { by: test.fullName };
    const instead = failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`);
    return { why: broken || instead.join('\n') || `It survived: ${passed.length} tests passed.` };
  } finally {
    await runCommand(['git', 'apply', '--reverse', sabotage.patch], { cwd: copy });
  }
}

const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
console.log(`First the ${files.length} test files on the program as it is…`);
const untouched = await run({ tests: files, ids: [...new Set(chosen.flatMap(({ ids }) => ids))] });
console.log(`${untouched.passed.length} tests pass`);
if (untouched.broken || untouched.failed.length > 0)
  throw new Error(
    `Without any sabotage: ${untouched.broken || untouched.failed.map(({ fullName }) => fullName).join('\n')}`,
  );

const failures: Failure[] = [];
for (const sabotage of chosen) {
  const verdict = await attempt(sabotage);
  const isCaught = 'by' in verdict;
  console.log(`${isCaught ? '✓' : '✗'} ${sabotage.name}\n    ${isCaught ? verdict.by : verdict.why}`);
  if (!isCaught) failures.push({ name: sabotage.name, why: verdict.why });
}
close({ ...nothing, passed: chosen.length - failures.length, failed: failures.length, failures });
