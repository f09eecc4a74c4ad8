import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { matchesInWork } from '../../tests/e2e/case/matches-in-work.ts';
import { gatherCast } from '../../tests/support/cast.ts';
import type { SignedIn } from '../../tests/support/sign-in.ts';
import { printTable } from '../product/print-table.ts';
import { embeddedHouse } from '../volume/database.ts';
import { fill } from '../volume/fill.ts';
import { signInAgain } from '../volume/sign-in-again.ts';
import { interactions, paintOf, slowPage } from './interactions.ts';

// npm run bench -- desk [--rate 4] [--requests 10000] [--matches 50]
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '4' },
    requests: { type: 'string', default: '10000' },
    matches: { type: 'string', default: '50' },
  },
});
const rate = Number(values.rate);

type Row = (string | number)[];
type Asked = { what: string; acts: (() => Promise<unknown>)[] };

const keys = (page: Page, pressed: string) => [...pressed].map((key) => () => page.keyboard.press(key));

async function measured(page: Page, asked: readonly Asked[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, acts } of asked) {
    const taken = await interactions(page, acts);
    console.error(`${what}: ${taken.join(' ')}`);
    rows.push([what, taken.length, taken[Math.floor(taken.length / 2)] ?? '–', taken.at(-1) ?? '–']);
  }
  return rows;
}

async function opened(browser: Browser, who: SignedIn, address: string) {
  const context = await browser.newContext({
    baseURL: who.baseUrl,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await slowPage(page, rate, who, address);
  return page;
}

async function listRows(browser: Browser, who: SignedIn): Promise<Row[]> {
  const page = await opened(browser, who, '/pages/requestdetails');
  const rows = page.locator('tr[data-row-key]');
  await rows.first().waitFor();
  const { paint, shift } = await paintOf(page);
  const view = (name: string) => () => page.getByText(name, { exact: true }).first().click();
  const row: Row[] = await measured(page, [
    { what: 'a view', acts: [view('Open'), view('All'), view('Open'), view('All')] },
    { what: 'keys J and K: the next row', acts: keys(page, 'jjjjkk') },
    { what: 'key X: a row is chosen', acts: keys(page, 'xx') },
    {
      what: 'Space: the preview',
      acts: [() => page.keyboard.press('Space'), () => page.keyboard.press('Escape')],
    },
    {
      what: 'the next page',
      acts: Array(3).fill(() => page.locator('.ant-pagination-next button').click()),
    },
    {
      what: 'a key in the search',
      acts: [() => page.keyboard.press('/'), ...keys(page, 'harbour')],
    },
  ]);
  await page.context().close();
  return [['largest paint, ms; shift', '', paint.toFixed(0), shift.toFixed(3)], ...row];
}

async function deskRows(browser: Browser, who: SignedIn, address: string): Promise<Row[]> {
  const page = await opened(browser, who, `${address}&tab=matches`);
  await page.locator('[data-match][aria-current="true"]').waitFor();
  const { paint, shift } = await paintOf(page);
  const tab = (name: string) => () => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  const comment = page.getByRole('textbox', { name: /comment/i }).first();
  const matches = await measured(page, [
    { what: 'keys J and K: the next match', acts: keys(page, 'jjjjkk') },
    { what: 'keys F and 1: a match is decided', acts: keys(page, 'f1f1f1') },
  ]);
  // The comment stands below a decision.
  await page.keyboard.press('f');
  await comment.click();
  const commented = await measured(page, [
    { what: 'a key in a comment on a match', acts: keys(page, 'same name') },
  ]);
  await page.keyboard.press('Control+s');
  const tabs = await measured(
    page,
    ['Report', 'Matches', 'Rating', 'Matches', 'Documents', 'Findings', 'Timeline'].map((name) => ({
      what: `the tab ${name}`,
      acts: [tab(name)],
    })),
  );
  await tab('Report')();
  const box = page.getByRole('textbox', { name: 'Executive summary' });
  await box.click();
  const writing = await measured(page, [
    { what: 'a key in a section of the report', acts: keys(page, 'Nothing adverse was found.') },
  ]);
  await tab('Comments')();
  await page.getByRole('textbox').first().click();
  const said = await measured(page, [{ what: 'a key in a comment', acts: keys(page, 'Please look.') }]);
  await page.context().close();
  return [
    ['largest paint, ms; shift', '', paint.toFixed(0), shift.toFixed(3)],
    ...matches,
    ...commented,
    ...tabs,
    ...writing,
    ...said,
  ];
}

const executablePath = findChromium();
if (!executablePath || !existsSync(join(projectRoot, 'dist', 'index.html')))
  throw new Error('It needs Chromium and a built dist/ (npm run build).');
const house = await embeddedHouse();
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  const first = await gatherCast(house.server);
  await house.server.terminate();
  await house.bare((raw) => fill(raw, { requests: Number(values.requests), events: 20_000 }));
  await house.server.start();
  const cast = await signInAgain(first, house.server.baseUrl);
  const head = ['interaction', 'times', 'median, ms', 'at most, ms'];
  const load = () => `load average ${loadavg()[0]?.toFixed(1)}`;
  const list = await listRows(browser, cast.allocator);
  printTable(`a list of ${values.requests} requests, processor ${rate} times slower, ${load()}`, [
    head,
    ...list,
  ]);
  const { drafter, address } = await matchesInWork(cast.admin, Number(values.matches));
  const desk = await deskRows(browser, drafter, address);
  printTable(`an analysis of ${values.matches} matches, processor ${rate} times slower, ${load()}`, [
    head,
    ...desk,
  ]);
} finally {
  await browser.close();
  await house.remove();
}
