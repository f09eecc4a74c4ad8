import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/clock/clocked-test.ts';
import { withoutStream } from '../support/pages/without-stream.ts';
import { budgets, MORE_THAN_HOME_KB } from './budgets/budgets.ts';
import { arrived } from './shell/visit.ts';

const STREAM = '/notifications/stream';
const counted = new Set(['script', 'stylesheet', 'font']);

/** Of what was loaded before: the name of a file says what is in it. */
const known = new Map<string, number>();

/** Fonts are compressed already. */
async function kilobytesOf(answer: Response) {
  const size = known.get(answer.url());
  if (size !== undefined) return size;
  const body = await answer.body();
  const kilobytes = (answer.request().resourceType() === 'font' ? body : gzipSync(body)).length / 1000;
  known.set(answer.url(), kilobytes);
  return kilobytes;
}

/** Notes what a page loads; answers files and kilobytes by kind, calls of the API, and addresses of others. */
function listen(page: Page) {
  const answers = new Map<string, Response>();
  const calls: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (counted.has(answer.request().resourceType())) answers.set(answer.url(), answer);
    if (pathname.startsWith('/api/') && !pathname.endsWith(STREAM)) calls.push(pathname);
  });
  const kilobytes = async (kind: string) => {
    const chosen = [...answers.values()].filter((answer) => answer.request().resourceType() === kind);
    return (await Promise.all(chosen.map(kilobytesOf))).reduce((sum, size) => sum + size, 0);
  };
  return async () => {
    const [scriptKb, fontKb, styleKb] = [
      await kilobytes('script'),
      await kilobytes('font'),
      await kilobytes('stylesheet'),
    ];
    const own = new URL(page.url()).origin;
    const foreign = [...answers.keys()].filter((address) => !address.startsWith(own));
    return { files: answers.size, scriptKb, fontKb, allKb: scriptKb + fontKb + styleKb, calls, foreign };
  };
}

for (const { path, role, ...budget } of budgets)
  test(`${path} stays within its budget of files, kilobytes and calls, and loads nothing from elsewhere`, async ({
    page,
    person,
    seat,
    clocked,
  }) => {
    await withoutStream(page);
    const cost = listen(page);
    if (role) {
      const reader = await person({ role });
      const isCase = path === '/pages/requestanalysis';
      const ofCase = { userId: reader.userId, legalName: 'Kaveri Textiles Private Limited' };
      await seat(reader, isCase ? await clocked.ask('draft', ofCase) : path);
      await arrived(page);
    } else {
      await page.goto(path);
      await expect(page.getByLabel('Username')).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    const { foreign, calls, ...loaded } = await cost();
    expect(foreign).toEqual([]);
    expect(loaded.scriptKb).toBeGreaterThan(0);
    for (const name of ['files', 'scriptKb', 'fontKb', 'allKb'] as const)
      expect.soft(loaded[name], name).toBeLessThanOrEqual(budget[name]);
    expect.soft(calls.length, calls.join('\n')).toBeLessThanOrEqual(budget.calls);
  });

test(`no page may load ${MORE_THAN_HOME_KB} KB of JavaScript more than Home`, () => {
  const home = budgets.find(({ path }) => path === '/pages/index')?.scriptKb ?? 0;
  const heavy = budgets.filter(({ scriptKb }) => scriptKb > home + MORE_THAN_HOME_KB);
  expect(heavy.map(({ path }) => path)).toEqual([]);
});
