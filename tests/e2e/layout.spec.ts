import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/pages/browser-test.ts';
import { signInToDemo } from '../support/people/sign-in-to-demo.ts';
import type { Server } from '../support/servers/start-server.ts';
import { faults, moved, type Places, places } from './layout/measure.ts';
import { type MainPage, mainPages } from './layout/pages.ts';
import { arrived } from './shell/visit.ts';

test.use({ program: 'mock/main.ts' });
// One file of places: a page at a time writes it.
test.describe.configure({ mode: 'serial' });

/** Its places are written instead of compared, and pictures in both themes are taken to look at. */
const isRecording = Boolean(process.env.RECORD_LAYOUT);
const FILE = join(import.meta.dirname, 'layout/baselines.json');
const WIDTHS = [1440, 1366, 768, 390];
/** They are as wide as their words, and begin where those before them end. */
const BY_WORDS = [
  'title',
  'primary action',
  'views',
  'search',
  'head of the first row',
  'first row',
  'line of risk and due date',
];

type Baselines = Record<string, Record<string, Places>>;
const baselines: Baselines = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

/** The page in somebody’s language: of a case, any that is in that state now. */
async function open(page: Page, server: Server, { who, at, shown }: MainPage, language: 'en-US' | 'ar-SA') {
  const address = typeof at === 'string' ? at : '/pages/index';
  const person = await signInToDemo(page, server, who, { language, address });
  if (typeof at !== 'string') {
    const { Data } = await person.call('GET /reports/v1.0/requestdetails', { pageSize: 200 });
    for (const { clientId: client, id: request } of Data.filter(({ status }) => status === at.status)) {
      const found = await person.call('GET /reports/v1.0/requestanalysis', { client, request });
      if (at.tab === 'matches' && !found.Data.working?.matches.length) continue;
      await page.goto(`/pages/requestanalysis?client=${client}&request=${request}&tab=${at.tab}`);
      break;
    }
  }
  await arrived(page);
  await expect(page.locator(shown).first()).toBeVisible();
}

for (const one of mainPages)
  test(`the parts of the page “${one.name}” keep their places at each width, and in Arabic as in a mirror`, async ({
    page,
    server,
  }) => {
    for (const language of ['en-US', 'ar-SA'] as const) {
      await open(page, server, one, language);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const about = { message: `${one.name}, ${width} px, ${language}` };
        await expect.poll(() => faults(page), about).toEqual([]);
        if (isRecording) {
          await page.evaluate(
            () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
          );
          if (language === 'en-US') {
            baselines[one.name] ??= {};
            (baselines[one.name] as Record<string, Places>)[width] = await places(page, one.parts);
          }
          await takePictures(page, `${one.name}-${width}-${language}`);
        } else {
          const before = baselines[one.name]?.[width] ?? {};
          await expect
            .poll(async () => moved(before, await places(page, one.parts), BY_WORDS), about)
            .toEqual([]);
        }
      }
    }
    if (isRecording) writeFileSync(FILE, `${JSON.stringify(baselines, null, 1)}\n`);
  });

async function takePictures(page: Page, name: string) {
  mkdirSync('test-results/layout', { recursive: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.screenshot({ path: `test-results/layout/${name}-${colorScheme}.png` });
  }
}
