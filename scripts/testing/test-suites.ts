import { runCommand } from '../run-command.ts';
import { readReport, withReport } from './report-file.ts';
import { runJest } from './run-jest.ts';
import { type Failure, honest, silent, type Tally } from './tally.ts';

type PlaywrightReport = {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};
type PlaywrightSuite = {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
};

/** Node's side: engine, contract, server, stories over HTTP, architecture. */
export function runServerTests({ projects = [], files = [], env = {} }: Chosen = {}): Promise<Tally> {
  const chosen = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  return runJest(['--config', 'config/jest.server.js', ...files, ...chosen], env);
}

/** `files` are expressions that match their paths; without them and without projects all are run. */
type Chosen = { projects?: string[]; files?: string[]; env?: Record<string, string> };

/** What must survive kills and crowds. */
export function runFaultTests(env: Record<string, string> = {}): Promise<Tally> {
  return runJest(['--config', 'config/jest.faults.js'], env);
}

/** The release, started as docs/deploying.md says. */
export function runDeploymentTests(): Promise<Tally> {
  return runJest(['--config', 'config/jest.deploy.js']);
}

/** The browser's components and hooks, in jsdom. */
export function runBrowserTests(): Promise<Tally> {
  return runJest(['--config', 'config/jest.browser.js']);
}

/** The product as a person meets it, in Chromium. */
export function runEndToEndTests(): Promise<Tally> {
  return withReport(async (file) => {
    const command = ['playwright', 'test', '--config', 'config/playwright.ts', '--reporter=list,json'];
    const { ok } = await runCommand(command, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, show: true });
    const report = readReport<PlaywrightReport>(file);
    if (!report) return silent(command.join(' '));
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failures = report.suites.flatMap(failuresOf);
    return honest({ passed: expected, failed: unexpected + flaky, skipped, failures }, ok);
  });
}

const failuresOf = ({ file, specs, suites = [] }: PlaywrightSuite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      name: `tests/e2e/${file} › ${title}`,
      why: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    })),
  ...suites.flatMap(failuresOf),
];
