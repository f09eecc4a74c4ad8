import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { freePort } from '../../server/platform/free-port.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { isInstalled, run } from './programs.ts';

const files = join(projectRoot, 'config/deploy');
const read = (name: string) => readFileSync(join(files, name), 'utf8');
const withPromtool = isInstalled('promtool') ? test : test.skip;

withPromtool(
  'promtool takes the rules and the configuration, and each fault raises its alert (skipped without promtool)',
  () => {
    const home = mkdtempSync(join(tmpdir(), 'prudence-alerts-'));
    for (const name of ['alerts.yaml', 'prometheus.yaml']) cpSync(join(files, name), join(home, name));
    cpSync(join(import.meta.dirname, 'alerts.test.yaml'), join(home, 'alerts.test.yaml'));
    expect(run('promtool', ['check', 'config', join(home, 'prometheus.yaml')])).toMatchObject({ code: 0 });
    const tested = run('promtool', ['test', 'rules', join(home, 'alerts.test.yaml')]);
    rmSync(home, { recursive: true });
    expect(tested).toEqual({ code: 0, text: expect.stringContaining('SUCCESS') });
  },
);

describe('the figures of a running server', () => {
  let server: Server;
  let told: Set<string>;

  beforeAll(async () => {
    const port = `${await freePort()}`;
    server = await startServer({ env: { METRICS_PORT: port, METRICS_HOST: '127.0.0.2' } });
    const text = await (await fetch(`http://127.0.0.2:${port}/metrics`)).text();
    told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
    expect((await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null))?.status).toBeUndefined();
  });
  afterAll(() => server.remove());

  /** Words of an expression that are neither functions, nor labels, nor values. */
  const namesIn = (expression: string) =>
    [...expression.replace(/"[^"]*"|\{[^}]*\}|by \([^)]*\)/g, ' ').matchAll(/\b[a-z]\w*_\w+\b/g)]
      .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter((name) => !/^(histogram_quantile|label_replace|job_name|exported_job)$/.test(name));

  test('are those that the alert rules ask for', () => {
    const rules = read('alerts.yaml')
      .split(/\n {6}- alert: /)
      .slice(1);
    const asked = rules.map((rule) => /expr: (\|\n(?: {10}.*\n)+|.*)/.exec(rule)?.[1] ?? '').flatMap(namesIn);
    expect(rules.length).toBeGreaterThan(15);
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
  });

  test('are those that the dashboard shows', () => {
    const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
    const asked = panels.flatMap(({ targets }) => targets).flatMap(({ expr }) => namesIn(expr));
    expect(asked.length).toBeGreaterThan(25);
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
  });

  test('are explained in docs/operations.md', () => {
    const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
    const own = [...told].filter((name) => !/^(nodejs|process)_/.test(name));
    expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
