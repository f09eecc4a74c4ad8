import type { Page } from '@playwright/test';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { violations, violationsOfColours } from '../../support/pages/violations.ts';
import { arrived } from './visit.ts';

const PHONE = { width: 390, height: 844 };
const popups = (page: Page) => page.getByRole('banner').locator('[aria-haspopup=dialog]');

async function judge(page: Page, name: string, schemes: readonly ('light' | 'dark')[] = ['light', 'dark']) {
  for (const [place, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    const found = place === 0 ? violations : violationsOfColours;
    // Colours change in a moment, not at once.
    await expect.poll(() => found(page), { message: `${name}, ${colorScheme}` }).toEqual([]);
  }
}

/** Each popup of the bar, open over the page. */
async function judgePopups(page: Page, schemes?: readonly ('light' | 'dark')[]) {
  for (const [place, name] of ['bell', 'help', 'account'].entries()) {
    await popups(page).nth(place).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await judge(page, name, schemes);
    await page.keyboard.press('Escape');
  }
}

test('axe finds nothing in the shell of each shape of menu, with the popups of the bar, light and dark', async ({
  person,
  seat,
  page,
  clocked,
}) => {
  for (const role of ['client', 'drafter'] as const) {
    await seat(await person({ role }));
    await arrived(page);
    await judge(page, role);
  }
  const { userId } = await person({ role: 'admin' });
  await clocked.ask('notify', { userId, clientId: null, entities: ['Entity'] });
  await seat({ userId });
  await arrived(page);
  await judgePopups(page);
});

test('axe finds nothing in the shell in Arabic, on a phone with its drawer, and in the sheet of keys', async ({
  person,
  seat,
  page,
}) => {
  await page.goto('/assets/tnc.txt');
  await page.evaluate(() => localStorage.setItem('umi_locale', 'ar-SA'));
  await seat(await person({ role: 'client' }));
  await arrived(page);
  await judgePopups(page, ['light']);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge(page, 'keys', ['light']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await page.getByRole('banner').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge(page, 'drawer', ['light']);
});
