import type { Page } from '@playwright/test';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { arrived, go } from './visit.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const help = (page: Page) => page.getByRole('button', { name: 'Help and about' });
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('it says whose desk this is: the client, or the role of who has none', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'client', name: 'Uma Kestrel-Ito' }));
  const bar = page.getByRole('banner');
  await expect(bar).toContainText(/Prudence.*Client \d+/);
  await expect(bar.getByRole('link', { name: 'Prudence, Home' })).toHaveAttribute('href', '/pages/index');
  await account(page).click();
  const own = panel(page, 'Account of Uma Kestrel-Ito');
  for (const text of ['UK', 'Uma Kestrel-Ito', '@example.com', 'Client'])
    await expect(own).toContainText(text);
  await expect(own.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Change Password' })).toHaveCount(0);

  await seat(await person({ role: 'allocator' }));
  await expect(bar).toContainText(/Prudence.*Allocator/);
});

test('bell and About exclude each other; a click outside and Escape close them, and the focus returns', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'drafter' }));
  await bell(page).click();
  await expect(panel(page, 'Notifications')).toBeVisible();
  await help(page).click();
  await expect(panel(page, 'About Prudence')).toBeVisible();
  await expect(panel(page, 'Notifications')).toHaveCount(0);
  await bell(page).click();
  await expect(panel(page, 'Notifications')).toBeVisible();
  await expect(panel(page, 'About Prudence')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page, 'Notifications')).toHaveCount(0);
  for (const opener of [bell(page), help(page), account(page)]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
  }
  // Walking on by keyboard leaves it behind.
  await account(page).press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(account(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the bell counts up to 99+, its popup is 400 px high at most, clears singly and all, and undoes', async ({
  person,
  seat,
  page,
  clocked,
}) => {
  const drafter = await person({ role: 'drafter' });
  const entities = Array.from({ length: 120 }, (_, place) => `Entity ${place + 1}`);
  await clocked.ask('notify', { userId: drafter.userId, clientId: null, entities });
  await seat(drafter);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 120');
  await expect(bell(page)).toContainText('99+');
  await bell(page).click();
  const popup = panel(page, 'Notifications');
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(popup.getByText('just now').first()).toBeVisible();
  expect((await popup.boundingBox())?.height).toBeCloseTo(400, 2);
  await popup
    .getByRole('button', { name: /^Clear: Entity/ })
    .nth(6)
    .click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 119');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 120');
  await popup.getByRole('button', { name: 'Clear all' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, none');
  await expect(popup.getByText('No notifications')).toBeVisible();
});

test('About says what this is, its version and whom to ask', async ({ person, seat, page }) => {
  await seat(await person({ role: 'drafter' }));
  await help(page).click();
  const about = panel(page, 'About Prudence');
  await expect(about.getByRole('heading', { name: 'Prudence' })).toBeVisible();
  await expect(about).toContainText(
    'The product is a role-based web application for onboarding third parties and assessing their risk. It gives a single view of high, medium and low risk third parties and offers AI-enabled risk assessments that check for adverse information: bribery and corruption, financial challenges, legal issues, regulatory, sanctions and PEP concerns.',
  );
  await expect(about).toContainText('Version2.0.0');
  await expect(about.getByRole('link')).toHaveAttribute('href', 'mailto:support@prudence.example');
});

/** No more code arrives until the function that this returns is called. */
async function holdCode(page: Page) {
  const { promise: code, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await code;
    await route.continue();
  });
  return arrive;
}
const overlay = (page: Page) => page.getByRole('status', { name: 'Loading', exact: true });

test('a page whose code takes long lies under the loading overlay until it is there', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'drafter' }));
  await arrived(page);
  const arrive = await holdCode(page);
  await page.getByRole('link', { name: 'Audit Trail' }).first().click();
  await expect(overlay(page)).toBeVisible();
  arrive();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a button that was pressed before the loading overlay came does what it says when it is let go', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'drafter' }));
  await arrived(page);
  const arrive = await holdCode(page);
  await page.getByRole('button', { name: 'Collapse menu' }).hover();
  await page.mouse.down();
  await go(page, '/pages/audittrails');
  await expect(overlay(page)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  arrive();
  await expect(overlay(page)).toHaveCount(0);
});
