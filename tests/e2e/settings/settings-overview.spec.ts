import { go } from '../shell/visit.ts';
import { expect, test } from './office.ts';

test('Settings begins with every part in five groups, found by what it is for', async ({ office: page }) => {
  await go(page, '/unauthorized');
  await go(page, '/pages/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  for (const group of ['People and permissions', 'Sign-in and terms', 'Screening', 'Assessment', 'Operation'])
    await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible();

  const search = page.getByLabel('Search settings');
  await search.fill('holidays');
  await expect(page.getByRole('link', { name: /^Security/ })).toBeHidden();
  await search.fill('nothing of this name');
  await expect(page.getByText('No setting found')).toBeVisible();
  await search.fill('holidays');
  await page.getByRole('link', { name: /^Calendar/ }).click();

  await expect(page).toHaveURL(/\/pages\/settings\?tab=calendar$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Calendar', exact: true })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Settings section' });
  await expect(menu.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Terms', exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'All settings' }).click();
  await expect(search).toBeVisible();
});

test('an address that names no part of Settings shows all of them', async ({ office: page }) => {
  await go(page, '/unauthorized');
  for (const name of ['nothing', 'constructor', '__proto__']) {
    await go(page, `/pages/settings?tab=${name}`);
    await expect(page.getByLabel('Search settings')).toBeVisible();
  }
});
