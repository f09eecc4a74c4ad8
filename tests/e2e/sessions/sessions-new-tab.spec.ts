import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { arrived } from '../shell/visit.ts';

const REFRESH = '/token/refresh';

const kept = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));
const open = async (context: BrowserContext, address: string) => {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
};

test('a new tab continues the session of its sibling, with the keys of the specification and no renewal', async ({
  person,
  seat,
  context,
  wire,
}) => {
  const page = await seat(await person({ role: 'allocator', name: 'Two Tabs' }));
  await arrived(page);
  const renewals = wire.of(REFRESH).length;
  const tab = await open(context, '/pages/requestdetails');
  await arrived(tab);
  await expect(tab.getByRole('button', { name: 'Account of Two Tabs' })).toBeVisible();
  expect(new URL(tab.url()).pathname).toBe('/pages/requestdetails');
  expect(await kept(tab)).toMatchObject({
    isLoggedIn: 'true',
    currentDetails: (await kept(page)).currentDetails,
    refresh: (await kept(page)).refresh,
  });
  expect(wire.of(REFRESH)).toHaveLength(renewals);
  const stored = await tab.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('eyJ');
});

test('the root opens Home in a new tab and in one that is signed in', async ({ person, seat, context }) => {
  const page = await seat(await person({ role: 'drafter' }));
  await arrived(page);
  const tab = await open(context, '/');
  await tab.waitForURL(/\/pages\/index$/);
  await arrived(tab);
  await page.goto('/');
  await page.waitForURL(/\/pages\/index$/);
});

test('without another tab nothing is waited for, and a login screen takes no session over', async ({
  page,
  person,
  seat,
  context,
}) => {
  await page.goto('/pages/index');
  await page.waitForURL(/\/login$/);
  const other = await seat(await person({ role: 'drafter' }), '/pages/index', await context.newPage());
  await arrived(other);
  for (const address of ['/login', '/admin/login']) {
    await page.goto(address);
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('isLoggedIn'))).toBeNull();
  }
});

test('B8 a session that was signed out is handed to no tab, and whoever signed out stays signed out beside somebody else', async ({
  person,
  seat,
  page,
  context,
}) => {
  const second = await context.newPage();
  await seat(await person({ role: 'client', name: 'Asha Leaves' }));
  await seat(await person({ role: 'client', name: 'Bilal Stays' }), '/pages/index', second);
  await Promise.all([arrived(page), arrived(second)]);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Account of Asha Leaves' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('currentDetails'))).toBeNull();
  await second.getByRole('button', { name: 'Account of Bilal Stays' }).click();
  await second.getByRole('button', { name: 'Logout' }).click();
  await second.waitForURL(/\/login$/);
  const tab = await open(context, '/pages/index');
  await tab.waitForURL(/\/login$/);
});

test('B9 of two people in one browser a new tab continues as the one who was active last', async ({
  person,
  seat,
  page,
  context,
}) => {
  const second = await context.newPage();
  await seat(await person({ role: 'client', name: 'Asha Active' }));
  await seat(await person({ role: 'client', name: 'Bilal Behind' }), '/pages/index', second);
  await Promise.all([arrived(page), arrived(second)]);
  await page.bringToFront();
  await page.keyboard.press('Shift');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Audit Trail' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await arrived(tab);
  await expect(tab.getByRole('button', { name: 'Account of Asha Active' })).toBeVisible();
});

test('B7 a session whose time without activity is over is handed to no tab, even where its own tab slept', async ({
  person,
  seat,
  page,
  context,
}) => {
  await seat(await person({ role: 'allocator', name: 'Fast Asleep' }));
  await arrived(page);
  // The clock went on, the timers did not: as on a machine that slept.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 31 * 60_000;
  });
  const tab = await open(context, '/pages/index');
  await tab.waitForURL(/\/login$/);
  expect(await tab.content()).not.toContain('Fast Asleep');
});

test('B8 a session that was ended on the server shows nothing in a new tab', async ({
  person,
  seat,
  context,
  clocked,
}) => {
  const member = await person({ role: 'client', name: 'Ended Elsewhere' });
  const page = await seat(member);
  await arrived(page);
  await context.clearCookies({ name: /^__Host-rt-/ });
  await clocked.ask('advance', 9 * 60_000);
  const tab = await open(context, '/pages/requestdetails');
  await tab.waitForURL(/\/login$/);
  await expect(tab.getByText('Session expired!')).toBeVisible();
  // The tab that offered it learns of the end, too.
  await page.waitForURL(/\/login$/);
});

test('an address that no page has helps whoever is signed in, and stays signed in', async ({
  person,
  seat,
  page,
  context,
}) => {
  await seat(await person({ role: 'drafter' }), '/pages/index');
  await arrived(page);
  for (const address of ['/requestdetials', '/pages/requestdetials', '/pages/settings/requestanalysis']) {
    const lost = await open(context, address);
    await expect(lost.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(lost.getByText(address)).toBeVisible();
    await lost.getByRole('link', { name: 'Request Details' }).click();
    await arrived(lost);
    expect(new URL(lost.url()).pathname).toBe('/pages/requestdetails');
  }
});
