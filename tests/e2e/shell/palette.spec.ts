import { expect, test } from '../../support/clock/clocked-test.ts';
import { arrived } from './visit.ts';

test('Ctrl-K finds a request from anywhere, by keyboard alone, and nothing of another client', async ({
  person,
  seat,
  page,
  clocked,
}) => {
  const [own, other] = [await person({ role: 'client' }), await person({ role: 'client' })];
  await clocked.ask('draft', { userId: own.userId, legalName: 'Palimpsest Looms' });
  await clocked.ask('draft', { userId: other.userId, legalName: 'Palimpsest Elsewhere' });
  await seat(own, '/pages/requestdetails');
  await arrived(page);
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  await page.keyboard.type('palimp');
  await expect(page.getByRole('option', { name: /^Palimpsest Looms/ })).toBeVisible();
  await expect(page.getByText('Palimpsest Elsewhere')).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-activedescendant', /-0$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pages\/requestanalysis\?client=/);
  await expect(page.getByRole('heading', { name: 'Palimpsest Looms' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
});

test('an administrator finds pages, parts of Settings, people and actions; others find theirs', async ({
  person,
  seat,
  page,
}) => {
  const sought = await person({ role: 'drafter', name: 'Peregrine Sought' });
  const admin = await person({ role: 'admin' });
  await seat(admin);
  await arrived(page);
  const open = async (text: string) => {
    await page.getByRole('button', { name: 'Search everything' }).click();
    await page.getByRole('combobox', { name: 'Search everything' }).fill(text);
  };
  await open('watchl');
  await page.getByRole('option', { name: 'Watchlists', exact: true }).click();
  await page.waitForURL(/\/pages\/settings\?tab=watchlists/);
  await open('peregrine');
  await page.getByRole('option', { name: /^Peregrine Sought/ }).click();
  await page.waitForURL(/tab=users/);
  await expect(page.getByText('Peregrine Sought')).toBeVisible();
  await open('keyb');
  await page.getByRole('option', { name: /Keyboard/ }).click();
  await expect(page.getByRole('dialog', { name: /Keyboard/ })).toBeVisible();

  await seat(sought);
  await arrived(page);
  await open('watchl');
  await expect(page.getByRole('option')).toHaveText(['Search watchlists for “watchl”']);
  await page.getByRole('combobox', { name: 'Search everything' }).fill('Zarkon Shipping');
  await page.getByRole('option', { name: 'Search watchlists for “Zarkon Shipping”' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zarkon Shipping');
  await expect(page.getByText(/^No hit/)).toBeVisible();
  expect(page.url()).not.toContain('Zarkon');
});

test('the search fits a phone and speaks Arabic', async ({ person, seat, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => localStorage.setItem('umi_locale', 'ar-SA'));
  await seat(await person({ role: 'allocator' }));
  await arrived(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('سجل');
  await expect(page.getByRole('option').first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
