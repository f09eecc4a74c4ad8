import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import type { Tally } from './tally.ts';

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** A suite that ended badly without saying which test failed still counts as one failure. */
function honest(tally: Tally, ok: boolean): Tally {
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const silent: Tally = { passed: 0, failed: 1, skipped: 0 };

async function withReport(run: (file: string) => Promise<Tally>): Promise<Tally> {
  const directory = mkdtempSync(join(tmpdir(), 'prudence-report-'));
  try {
    return await run(join(directory, 'report.json'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function runJest(node: string[], args: string[], env: Record<string, string> = {}): Promise<Tally> {
  return withReport(async (file) => {
    const command = [
      'node',
      ...node,
      'node_modules/jest/bin/jest.js',
      ...args,
      '--json',
      `--outputFile=${file}`,
    ];
    const { ok } = await runCommand(command, { env, show: true });
    const report = readReport<JestReport>(file);
    if (!report) return silent;
    const tally = {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
    return honest(tally, ok);
  });
}

const esm = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Node's side: engine, contract, server, stories over HTTP, architecture. */
export function runServerTests(projects: string[] = [], env: Record<string, string> = {}): Promise<Tally> {
  const chosen = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  return runJest(esm, ['--config', 'config/jest.server.js', ...chosen], env);
}

/** What must survive kills and crowds. */
export function runFaultTests(): Promise<Tally> {
  return runJest(esm, ['--config', 'config/jest.faults.js']);
}

/** The browser's components and hooks, in jsdom. */
export function runBrowserTests(): Promise<Tally> {
  return runJest([], ['--config', 'config/jest.browser.js']);
}

/** The product as a person meets it, in Chromium. */
export function runEndToEndTests(): Promise<Tally> {
  return withReport(async (file) => {
    const command = ['playwright', 'test', '--config', 'config/playwright.ts', '--reporter=list,json'];
    const { ok } = await runCommand(command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, show: true });
    const report = readReport<PlaywrightReport>(file);
    if (!report) return silent;
    const { expected, unexpected, flaky, skipped } = report.stats;
    return honest({ passed: expected + flaky, failed: unexpected, skipped }, ok);
  });
}
