import type { Page } from '@playwright/test';
import { ROLES, type Role } from '../../../contract/words.ts';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { arrived, go, visit } from './visit.ts';

const PHONE = { width: 390, height: 844 };
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const width = (page: Page) =>
  page.getByRole('complementary').evaluate((element) => element.getBoundingClientRect().width);

test('the sidebar is 200 px wide, narrow below 970 px, and what the person toggles holds in between', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'client' }));
  expect(await width(page)).toBe(200);
  await page.setViewportSize({ width: 969, height: 900 });
  await expect.poll(() => width(page)).toBe(64);
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect.poll(() => width(page)).toBe(200);
  await page.setViewportSize({ width: 970, height: 900 });
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(() => width(page)).toBe(64);
  await expect(menu(page).getByRole('link', { name: 'Audit Trail' })).toBeVisible();
});

/** Written down here anew, so that a slip in the application's own table shows. */
const entries: Record<Role, string[]> = {
  admin: [
    'Home',
    'Client overview',
    'Request Details',
    'Analysis',
    'Third parties',
    'Name search',
    'Audit Trail',
    'Settings',
  ],
  client: ['Home', 'Client overview', 'New Request', 'Request Details', 'Third parties', 'Audit Trail'],
  clientuser: ['Home', 'New Request', 'Request Details', 'Third parties', 'Audit Trail'],
  allocator: [
    'Home',
    'Client overview',
    'Request Details',
    'Analysis',
    'Third parties',
    'Name search',
    'Audit Trail',
  ],
  drafter: ['Home', 'Request Details', 'Analysis', 'Third parties', 'Name search', 'Audit Trail'],
};

test('each role has the entries of its role in their order, each with its picture', async ({
  person,
  seat,
  page,
}) => {
  const seen = new Set<string>();
  for (const role of ROLES) {
    await seat(await person({ role }));
    await expect(menu(page).getByRole('link')).toHaveText(entries[role]);
    const pictures = await menu(page)
      .locator('a > [aria-hidden]')
      .evaluateAll((icons) =>
        icons.map((icon) => /url\("?([^")]+)/.exec(getComputedStyle(icon).maskImage)?.[1] ?? ''),
      );
    expect(new Set(pictures).size).toBe(entries[role].length);
    for (const picture of pictures) seen.add(picture);
  }
  for (const picture of seen) expect((await page.request.get(picture)).ok(), picture).toBe(true);
});

test('parents of the active place open on their own; a toggle takes 400 ms, the first state none', async ({
  person,
  seat,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seat(await person({ role: 'admin' }), '/pages/analysisdetails');
  const toggle = menu(page).getByRole('button', { name: 'Request Details: more' });
  const children = menu(page)
    .locator('li', { has: page.getByRole('button', { name: 'Request Details: more' }) })
    .locator('[data-toggle]');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(children).toHaveAttribute('data-toggle', 'on');
  await expect(menu(page).getByRole('link', { name: 'Analysis', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const home = menu(page).getByRole('button', { name: 'Home: more' });
  await expect(home).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(children).toHaveAttribute('data-toggle', 'off');
  expect(await children.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.4s');
  await expect(menu(page).getByRole('link', { name: 'Analysis', exact: true })).not.toBeInViewport();
  await visit(page, '/pages/audittrails');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await visit(page, '/pages/analysisdetails');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');

  // Nothing is mounted anew, or what somebody has typed would be gone.
  const before = await children.elementHandle();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await children.evaluate((element, same) => element === same, before)).toBe(true);
  expect(await children.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
});

test('on a phone the menu is a drawer: it takes the focus, Escape closes it, and the focus returns', async ({
  person,
  seat,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await seat(await person({ role: 'client' }));
  await arrived(page);
  const opener = page.getByRole('banner').getByRole('button').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeVisible();
  await expect(opener).not.toBeFocused();
  for (const name of ['Close', 'Home', 'Home: more']) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Request Details' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/pages\/requestdetails$/);
});

test('the title of the page names it, beside the title that follows from its address', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'admin' }));
  const titles = {
    index: 'Home',
    requestdetails: 'Request Details',
    settings: 'Settings',
    audittrails: 'Audit Trail · Home',
    analysisdetails: 'Analysis · Home',
  };
  for (const [place, title] of Object.entries(titles)) {
    await go(page, `/pages/${place}`);
    await expect(page).toHaveTitle(`${title} · Prudence`);
  }
  await seat(await person({ role: 'client' }), '/pages/newrequest');
  await expect(page).toHaveTitle('New Request · Prudence');
});

test('breadcrumbs lead home and to the parent', async ({ person, seat, page }) => {
  await seat(await person({ role: 'admin' }), '/pages/analysisdetails');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Request Details', 'Analysis']);
  await crumbs.getByRole('link', { name: 'Request Details' }).click();
  await expect(page).toHaveURL(/\/pages\/requestdetails$/);
  await crumbs.getByRole('link', { name: 'Home' }).click();
  await expect(crumbs).toHaveCount(0);
});
