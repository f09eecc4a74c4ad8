import type { Page } from '@playwright/test';
import { demoPassword, demoPeople } from '../../../mock/people.ts';
import { expect, test } from '../../support/pages/browser-test.ts';
import { unusedCode } from '../../support/people/totp.ts';

test.use({ program: 'mock/main.ts' });

const footer = (page: Page) => page.getByRole('contentinfo');
const opener = (page: Page) => footer(page).getByRole('button', { name: 'Menu' });
const home = (page: Page) => footer(page).getByRole('button', { name: 'Go to home' });

test('a visitor of the login screens and of /unauthorized sees whose product it is, and the way home leads to the login screen', async ({
  page,
}) => {
  for (const address of ['/login', '/admin/login', '/unauthorized'])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(footer(page)).toContainText(/© \d{4} .+ All rights reserved\./);
      const structure = footer(page).getByRole('link', { name: 'How the network of firms is organised' });
      expect((await page.request.get((await structure.getAttribute('href')) ?? '')).ok()).toBe(true);
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await home(page).click();
      await expect(page).toHaveURL(/\/login$/);
    });
});

test('the menu of the footer opens under the pointer and closes 50 ms after it has left', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await opener(page).hover();
  await expect(home(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(49);
  await expect(home(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(home(page)).toBeHidden();
});

test('Escape closes the menu of the footer and gives the focus back; leaving it by Tab closes it', async ({
  page,
}) => {
  await page.goto('/login');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(home(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(home(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(home(page)).toBeHidden();
});

test('going home from a page publishes isActived, and the page is then called Dashboard until one leaves Home', async ({
  page,
}) => {
  const person = demoPeople.find(({ username }) => username === 'client3');
  await page.goto('/login');
  await page.getByLabel('Username').fill('client3');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Token').fill(await unusedCode(person?.seed ?? ''));
  await page.waitForURL(/\/pages\/index/);
  await page.getByRole('link', { name: 'Request Details' }).click();
  await expect(page).toHaveTitle(/^Request Details/);
  await page.evaluate(() => {
    window.addEventListener('isActived', (event) => {
      document.body.dataset.published = (event as CustomEvent<{ title: string }>).detail.title;
    });
  });
  // A list that is still to come moves the footer away from under the pointer.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await opener(page).hover();
  await home(page).click();
  await expect(page).toHaveURL(/\/pages\/index$/);
  await expect(page.locator('body')).toHaveAttribute('data-published', 'Dashboard');
  await expect(page).toHaveTitle(/^Dashboard/);
  await page.getByRole('link', { name: 'Request Details' }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveTitle(/^Home/);
});
