import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/machine/chromium.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import type { Cast } from '../../tests/support/people/cast.ts';
import { unusedCode } from '../../tests/support/people/totp.ts';
import { printTable } from '../product/print-table.ts';

const pages = 7;

async function signIn(page: Page, baseUrl: string, { allocator }: Cast): Promise<void> {
  const { username, password, seed } = allocator.person;
  await page.goto(`${baseUrl}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('Token').fill(await unusedCode(seed));
  await page.waitForURL(/\/pages\/index/);
}

/** Milliseconds from the end of the answer to the frame in which another first row stands. */
const nextPage = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const row = () => document.querySelector('tbody tr[data-row-key]')?.getAttribute('data-row-key');
        const before = row();
        const look = () => {
          if (row() === before) return requestAnimationFrame(look);
          const [last] = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/requestdetails?'))
            .slice(-1) as PerformanceResourceTiming[];
          return requestAnimationFrame(() => resolve(performance.now() - (last?.responseEnd ?? Number.NaN)));
        };
        document.querySelector<HTMLElement>('.ant-pagination-next button')?.click();
        look();
      }),
  );

/** Seconds that the page's own thread has worked: what a busy machine cannot distort as much as the clock. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** How long the browser takes for a page of the list once its answer is there. */
export async function measureRendering(engine: string, baseUrl: string, cast: Cast): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath || !existsSync(join(projectRoot, 'dist', 'index.html'))) {
    console.log('Rendering is skipped: it needs Chromium and a built dist/ (npm run build).');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, baseUrl, cast);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const rows: (string | number)[][] = [];
    for (const pageSize of [20, 50, 200]) {
      await page.goto(`${baseUrl}/pages/requestdetails?pageSize=${pageSize}`);
      await page.locator('tbody tr[data-row-key]').first().waitFor();
      const taken: number[] = [];
      const before = await workOf(session);
      for (let n = 0; n < pages; n += 1) taken.push(await nextPage(page));
      const work = ((await workOf(session)) - before) / pages;
      taken.sort((a, b) => a - b);
      const clock = [taken[Math.floor(pages / 2)] ?? 0, taken.at(-1) ?? 0];
      rows.push([pageSize, (1000 * work).toFixed(0), ...clock.map((ms) => ms.toFixed(0))]);
    }
    printTable(`${engine}: a page of the list, milliseconds from its answer to its picture`, [
      ['rows', 'CPU of the page, from the click on', 'by the clock', 'at most'],
      ...rows,
    ]);
  } finally {
    await browser.close();
  }
}
