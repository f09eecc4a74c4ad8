import { readReport, withReport } from './report-file.ts';
import { runCommand } from './run-command.ts';
import { honest, silent, sum, type Tally } from './tally.ts';

type TestFile = { status: string; assertionResults: { status: string }[] };

/** Runs Jest once. What fails has failed: a second run would only hide a test that trusts the machine's pace. */
export const runJest = (args: string[], env: Record<string, string> = {}): Promise<Tally> =>
  withReport(async (file) => {
    const output = ['--json', `--outputFile=${file}`];
    const { ok } = await runCommand(['node', 'node_modules/jest/bin/jest.js', ...args, ...output], {
      env,
      show: true,
    });
    const report = readReport<{ testResults: TestFile[] }>(file);
    return report ? honest(tallyOf(report.testResults), ok) : silent;
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
