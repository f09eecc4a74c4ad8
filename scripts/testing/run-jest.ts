import { relative } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { runCommand } from '../run-command.ts';
import { readReport, withReport } from './report-file.ts';
import { honest, silent, sum, type Tally } from './tally.ts';

type TestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

/** Runs Jest once. What fails has failed: a second run would only hide a test that trusts the machine's pace. */
export const runJest = (args: string[], env: Record<string, string> = {}): Promise<Tally> =>
  withReport(async (file) => {
    const output = ['--json', `--outputFile=${file}`];
    const { ok } = await runCommand(['node', 'node_modules/jest/bin/jest.js', ...args, ...output], {
      env,
      show: true,
    });
    const report = readReport<{ testResults: TestFile[] }>(file);
    return report ? honest(sum(report.testResults.map(tallyOf)), ok) : silent(`jest ${args.join(' ')}`);
  });

function tallyOf({ name, status, message, assertionResults }: TestFile): Tally {
  const file = relative(projectRoot, name);
  const count = (...words: string[]) =>
    assertionResults.filter((result) => words.includes(result.status)).length;
  const failures = assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      why: failureMessages.join('\n'),
    }));
  // A file that could not even be loaded counts as one failure.
  if (status === 'failed' && failures.length === 0) failures.push({ name: file, why: message });
  return {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('pending', 'todo', 'skipped', 'disabled'),
    failures,
  };
}
