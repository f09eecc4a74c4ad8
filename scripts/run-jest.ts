import { relative } from 'node:path';
import { projectRoot } from '../tests/support/project-root.ts';
import { readReport, withReport } from './report-file.ts';
import { runCommand } from './run-command.ts';
import { honest, silent, sum, type Tally } from './tally.ts';

type TestFile = { name: string; status: string; assertionResults: { status: string; fullName: string }[] };
type Run = { files: TestFile[]; ok: boolean };

/** More files than these failing at once is the project, not the machine. */
const fewFiles = 4;

/** Files that failed are run once more by themselves; what passes then is named, for somebody to mend, and passes. */
export async function runJest(
  node: string[],
  args: string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const first = await runOnce(node, args, env);
  if (!first) return silent;
  const failed = first.files.filter(hasFailed);
  if (failed.length === 0 || failed.length > fewFiles) return honest(tallyOf(first.files), first.ok);
  console.log('\nOnce more, by themselves:');
  const again = ['--runInBand', '--runTestsByPath', ...failed.map(({ name }) => name)];
  const second = await runOnce(node, [...args, ...again], env);
  if (!second) return tallyOf(first.files);
  for (const { name } of second.files.filter((file) => !hasFailed(file)))
    console.log(`UNSTEADY ${relative(projectRoot, name)}: failed, then passed by itself`);
  const others = first.files.filter((file) => !hasFailed(file));
  return sum([tallyOf(others), honest(tallyOf(second.files), second.ok)]);
}

const runOnce = (node: string[], args: string[], env: Record<string, string>): Promise<Run | undefined> =>
  withReport(async (file) => {
    const output = ['--json', `--outputFile=${file}`];
    const { ok } = await runCommand(['node', ...node, 'node_modules/jest/bin/jest.js', ...args, ...output], {
      env,
      show: true,
    });
    const report = readReport<{ testResults: TestFile[] }>(file);
    return report && { files: report.testResults, ok };
  });

const hasFailed = ({ status }: TestFile) => status === 'failed';

/** A file that could not even be loaded counts as one failure. */
function tallyOf(files: readonly TestFile[]): Tally {
  return sum(
    files.map((file) => {
      const count = (...words: string[]) =>
        file.assertionResults.filter(({ status }) => words.includes(status)).length;
      const failed = count('failed');
      return {
        passed: count('passed'),
        failed: hasFailed(file) ? Math.max(failed, 1) : failed,
        skipped: count('pending', 'todo', 'skipped', 'disabled'),
      };
    }),
  );
}
