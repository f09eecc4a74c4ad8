import { expect, type Page } from '@playwright/test';

/** Goes there as a link inside the application does: nothing is loaded anew. */
export const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Goes there and waits for what the page shows. */
export async function visit(page: Page, address: string) {
  await go(page, address);
  await arrived(page);
}

/** The page has come and shows what it loaded. */
export async function arrived(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}
