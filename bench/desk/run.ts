import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { gatherCast } from '../../tests/support/cast.ts';
import { printTable } from '../product/print-table.ts';
import { embeddedHouse } from '../volume/database.ts';
import { fill } from '../volume/fill.ts';
import { signInAgain } from '../volume/sign-in-again.ts';
import { interactions, slowPage } from './interactions.ts';

// npm run bench -- desk [--rate 4] [--requests 10000]: the list of requests on a slow processor, after npm run build
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '4' },
    requests: { type: 'string', default: '10000' },
  },
});

const keys = (page: Page, pressed: string) => [...pressed].map((key) => () => page.keyboard.press(key));

/** What people do in a list, and how often it is done here. */
function actsOf(page: Page): Record<string, (() => Promise<unknown>)[]> {
  const view = (name: string) => () => page.getByText(name, { exact: true }).first().click();
  return {
    'a view': [view('Open'), view('All'), view('Open'), view('All')],
    'keys J and K: another row': keys(page, 'jjjjkk'),
    'key X: a row is chosen': keys(page, 'xxxx'),
    'Space: the preview': [() => page.keyboard.press('Space'), () => page.keyboard.press('Escape')],
    'the next page': Array(4).fill(() => page.locator('.ant-pagination-next button').click()),
    'a key in the search': [() => page.keyboard.press('/'), ...keys(page, 'harbour')],
  };
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
  const { allocator } = await signInAgain(first, house.server.baseUrl);
  const context = await browser.newContext({
    baseURL: allocator.baseUrl,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await slowPage(page, Number(values.rate), allocator, '/pages/requestdetails');
  await page.locator('tr[data-row-key]').first().waitFor();
  const rows: (string | number)[][] = [];
  for (const [what, acts] of Object.entries(actsOf(page))) {
    const taken = await interactions(page, acts);
    rows.push([what, taken.length, taken[Math.floor(taken.length / 2)] ?? '–', taken.at(-1) ?? '–']);
  }
  const load = `load average ${loadavg()[0]?.toFixed(1)}`;
  printTable(`a list of ${values.requests} requests, processor ${values.rate} times slower, ${load}`, [
    ['interaction', 'times', 'median, ms', 'at most, ms'],
    ...rows,
  ]);
} finally {
  await browser.close();
  await house.remove();
}
