import type { Page } from '@playwright/test';
import { violations, violationsOfColours } from '../../support/pages/violations.ts';
import { choosePassword, expect, invite, password, test } from './people.ts';

const LANGUAGES = ['en-US', 'hi-IN', 'ar-SA'] as const;
const WIDTHS = [1440, 390] as const;

/** The page as it stands, in light and dark, on a desk and on a phone. */
async function look(page: Page, what: string) {
  for (const width of WIDTHS)
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`${what}, ${width}, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        const found = colorScheme === 'light' ? violations : violationsOfColours;
        await expect.poll(() => found(page)).toEqual([]);
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(wide).toBeLessThanOrEqual(0);
      });
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

for (const language of LANGUAGES)
  test(`in ${language} every step of the login screen and the terms can be used by everybody`, async ({
    page,
    admin,
  }) => {
    const { username } = await choosePassword(admin);
    const { invitation } = await invite(admin);
    await page.addInitScript((chosen) => localStorage.setItem('umi_locale', chosen), language);

    await page.goto('/login');
    await look(page, 'step 1');
    await field(page, 'username').fill('a=b');
    await field(page, 'password').fill('short');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-toast]')).toBeVisible();
    await look(page, 'step 1 with what is wrong');

    await field(page, 'username').fill(username);
    await field(page, 'password').fill(password);
    await page.keyboard.press('Enter');
    await expect(field(page, 'code')).toBeFocused();
    await page.locator('summary').click();
    await look(page, 'step 2 with the key');
    await page
      .locator('form button[type="button"]')
      .filter({ hasText: /Terms|शर्तें|شروط/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'the terms');

    await page.goto(invitation);
    await field(page, 'new-password').fill('Harbour7');
    await field(page, 'confirm-password').fill('Harbour7!x');
    await page.keyboard.press('Enter');
    await look(page, 'step 3 with what is wrong');
  });
