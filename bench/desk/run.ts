import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/machine/chromium.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { type Cast, gatherCast } from '../../tests/support/people/cast.ts';
import type { SignedIn } from '../../tests/support/people/sign-in.ts';
import { fill } from '../../tests/support/volume/fill.ts';
import { S } from '../../tests/support/volume/volumes.ts';
import { printTable } from '../product/print-table.ts';
import { embeddedHouse } from '../volume/database.ts';
import { signInAgain } from '../volume/sign-in-again.ts';
import { type Acts, caseActs, listActs } from './acts.ts';
import { caseWithMatches } from './case-with-matches.ts';
import { type Interaction, interactions, slowPage } from './interactions.ts';
import { loadOf } from './loads.ts';

// npm run bench -- desk [--parts list,case,loads] [--rate 4] [--requests 10000] [--matches 100]: on a slow processor, after npm run build
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'list,case,loads' },
    rate: { type: 'string', default: '4' },
    requests: { type: 'string', default: '10000' },
    matches: { type: 'string', default: '100' },
  },
});
const parts = values.parts.split(',');
const conditions = () => `processor ${values.rate} times slower, load average ${loadavg()[0]?.toFixed(1)}`;

/** A slow page of somebody in a browser of their own. */
async function pageOf(browser: Browser, who: SignedIn, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: who.baseUrl,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await slowPage(page, Number(values.rate), who, address);
  return page;
}

async function measure(title: string, page: Page, all: Acts): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [what, acts] of Object.entries(all)) {
    const taken = await interactions(page, acts);
    const inOrder = (of: keyof Interaction) => taken.map((one) => Math.round(one[of])).sort((a, b) => a - b);
    const [paints, cpus] = [inOrder('toPaint'), inOrder('cpu')];
    const middle = Math.floor(taken.length / 2);
    rows.push([what, taken.length, paints[middle] ?? '–', paints.at(-1) ?? '–', cpus[middle] ?? '–']);
  }
  printTable(`${title}, ${conditions()}`, [
    ['interaction', 'times', 'median, ms', 'at most, ms', 'CPU, ms'],
    ...rows,
  ]);
}

async function measureLoads(browser: Browser, { drafter }: Cast, caseAddress: string): Promise<void> {
  const page = await pageOf(browser, drafter, '/pages/index');
  const rows: (string | number)[][] = [];
  const add = async (what: string, address: string, shown: string) => {
    const { largest, shifted } = await loadOf(page, address, shown);
    rows.push([what, Math.round(largest), shifted.toFixed(3)]);
  };
  await add('Home', '/pages/index', 'main h1');
  await add('the list', '/pages/requestdetails', 'tr[data-row-key]');
  await add('the case', caseAddress, '[role="tab"]');
  await add('the case, its matches', `${caseAddress}&tab=matches`, '[data-match]');
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await add('sign-in', '/login', 'input');
  printTable(`pages opened with a warm cache, ${conditions()}`, [['page', 'LCP, ms', 'CLS'], ...rows]);
}

const executablePath = findChromium();
if (!executablePath || !existsSync(join(projectRoot, 'dist', 'index.html')))
  throw new Error('It needs Chromium and a built dist/ (npm run build).');
const house = await embeddedHouse();
const browser = await chromium.launch({ executablePath, args: chromiumArguments });
try {
  const first = await gatherCast(house.server);
  const caseAddress = await caseWithMatches(first, Number(values.matches));
  await house.server.terminate();
  if (parts.includes('list') || parts.includes('loads'))
    await house.bare((raw) => fill(raw, { ...S, requests: Number(values.requests) }));
  await house.server.start();
  const cast = await signInAgain(first, house.server.baseUrl);
  if (parts.includes('list')) {
    const page = await pageOf(browser, cast.allocator, '/pages/requestdetails');
    await page.locator('tr[data-row-key]').first().waitFor();
    await measure(`a list of ${values.requests} requests`, page, listActs(page));
    await page.close();
  }
  if (parts.includes('case')) {
    const page = await pageOf(browser, cast.drafter, caseAddress);
    await page.getByRole('tab').first().waitFor();
    await measure(`a case with ${values.matches} open matches`, page, caseActs(page));
    await page.close();
  }
  if (parts.includes('loads')) {
    // The case part renewed the session that it was given.
    const { drafter } = await signInAgain(first, house.server.baseUrl);
    await measureLoads(browser, { ...cast, drafter }, caseAddress);
  }
} finally {
  await browser.close();
  await house.remove();
}
