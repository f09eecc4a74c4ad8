import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import type { Sabotage } from './sabotages.ts';

type Failure = { title: string; messages: string[] };
export type TestRun = {
  passed: number;
  failures: Failure[];
  /** Why a test file could not be run at all. */
  broken: string[];
};

type Witnesses = Pick<Sabotage, 'tests' | 'ids'>;
type Assertion = { fullName: string; status: string; failureMessages: string[] | null };
type SuiteReport = { name: string; message: string; status: string; assertionResults: Assertion[] };
type Report = { testResults: SuiteReport[] };

const isOfBrowser = (file: string) => /^(?:src|tests\/browser)\//.test(file);
export const needsUmi = (files: readonly string[]) => files.some(isOfBrowser);

/** Runs, one file after the other, those tests whose titles name one of the requirements. */
export async function runTests(copy: string, { tests, ids }: Witnesses): Promise<TestRun> {
  const inBrowser = tests.filter(isOfBrowser);
  const onServer = tests.filter((file) => !isOfBrowser(file));
  const runs = [
    await runJest(copy, 'browser', { tests: inBrowser, ids }),
    await runJest(copy, 'server', { tests: onServer, ids }),
  ];
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failures: runs.flatMap(({ failures }) => failures),
    broken: runs.flatMap(({ broken }) => broken),
  };
}

const none: TestRun = { passed: 0, failures: [], broken: [] };

async function runJest(copy: string, config: string, { tests, ids }: Witnesses) {
  if (tests.length === 0) return none;
  const file = join(copy, 'report.json');
  rmSync(file, { force: true });
  const command = [
    'node',
    'node_modules/jest/bin/jest.js',
    `--config=config/jest.${config}.js`,
    `--cacheDirectory=${join(copy, '.cache')}`,
    '--runInBand',
    '--forceExit',
    '--json',
    `--outputFile=${file}`,
    `--testNamePattern=\\b(?:${ids.join('|')})\\b`,
    '--runTestsByPath',
    ...tests,
  ];
  const { output } = await runCommand(command, { cwd: copy });
  if (!existsSync(file)) return { ...none, broken: [output] };
  return read(JSON.parse(readFileSync(file, 'utf8')) as Report, tests.length);
}

function read({ testResults }: Report, expected: number): TestRun {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const unstarted = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'),
  );
  const missing = testResults.length < expected ? ['a test file was not found'] : [];
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failures: all
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: fullName, messages: failureMessages ?? [] })),
    broken: [...unstarted.map(({ name, message }) => `${name}: ${message}`), ...missing],
  };
}
