import type { Locator, Page } from '@playwright/test';
import { listenForNoise } from '../../support/pages/page-noise.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { test as base, expect } from '../login/people.ts';
import { go } from '../shell/visit.ts';

type Worker = {
  /** The browser of the administrator, signed in, the same one for every test. */
  office: Page;
};

/** Against an empty server, whose administrator sits at Settings. */
export const test = base.extend<object, Worker>({
  renewed: async ({ renewed, office, admin }, use) => {
    if (renewed) await openAs(office, await signIn(admin.baseUrl, admin.person));
    await use(renewed);
  },
  office: [
    async ({ browser, server, admin }, use) => {
      const context = await browser.newContext({
        baseURL: server.baseUrl,
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const noise = listenForNoise(context);
      const page = await context.newPage();
      await openAs(page, await signIn(server.baseUrl, admin.person));
      await use(page);
      await context.close();
      expect(noise.heard()).toEqual([]);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
export { expect };

export async function openTab(page: Page, tab: string, query = '') {
  // Loading the application anew for every look would cost most of what these tests do.
  await go(page, '/unauthorized');
  await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
  await go(page, `/pages/settings?tab=${tab}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** The row of one user, found by the search box. */
export async function rowOf(page: Page, username: string): Promise<Locator> {
  await openTab(page, 'users', `&search=${username}`);
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toHaveCount(1);
  return row;
}

/** Chooses an act from the menu of a user, and confirms it where the page asks. */
export async function actOn(page: Page, username: string, label: string, confirms?: RegExp) {
  const row = await rowOf(page, username);
  const item = page.getByRole('menuitem', { name: label, exact: true });
  // While the menu unfolds a click may meet what was there a moment ago.
  await expect(async () => {
    if (!(await item.isVisible())) await row.getByRole('button', { name: /^Actions for/ }).click();
    await item.click({ timeout: 3000 });
    await expect(item).toBeHidden({ timeout: 2000 });
  }).toPass();
  if (!confirms) return;
  const question = page.getByRole('dialog').filter({ hasText: confirms });
  await question.getByRole('button', { name: label, exact: true }).click();
  await expect(question).toBeHidden();
}

export const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
