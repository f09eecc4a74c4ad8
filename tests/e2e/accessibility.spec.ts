import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/pages/browser-test.ts';
import { violations, violationsOfColours } from '../support/pages/violations.ts';
import { signInToDemo } from '../support/people/sign-in-to-demo.ts';

test.use({ program: 'mock/main.ts' });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const placesOf = {
  admin: [
    'index',
    'settings',
    ...['watchlists', 'policy', 'dispositions', 'news', 'retrain', 'terms'].map(
      (tab) => `settings?tab=${tab}`,
    ),
  ],
  client: ['index', 'newrequest', 'newrequest?new=1', 'requestdetails', 'thirdparties'],
  clientuser: ['index', 'audittrails'],
  allocator: ['index', 'requestdetails', 'client-overview-dashboard', 'secondlooks'],
  drafter: ['index', 'requestdetails?search=nobody-of-this-name', 'namesearch', 'secondlooks'],
};

for (const [username, places] of Object.entries(placesOf)) {
  test(`what ${username} sees can be used by everybody, in light and dark, and fits a phone`, async ({
    page,
    server,
  }) => {
    await signInToDemo(page, server, username);
    for (const place of places)
      await test.step(place, async () => {
        await visit(page, `/pages/${place}`);
        await expect.poll(() => violations(page), { message: `${place} in light` }).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        // Colours change in a moment, not at once.
        await expect.poll(() => violationsOfColours(page), { message: `${place} in dark` }).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize(PHONE);
        await expect.poll(() => tooWide(page), { message: `${place} on a phone` }).toEqual([]);
        await page.setViewportSize(DESK);
      });
  });
}

test('a visitor finds the login screen usable and within a phone', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login');
    await expect(page.getByLabel('Username')).toBeFocused();
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  await expect.poll(() => tooWide(page)).toEqual([]);
});

test('with less motion wanted a list opens where its field is, and takes a choice', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInToDemo(page, server, 'client2', { address: '/pages/newrequest?new=1' });
  const country = page.getByLabel('Country of incorporation');
  await country.fill('Icel');
  const offered = page.locator('.ant-select-dropdown:visible').getByText(/^Iceland/);
  await expect(offered).toBeInViewport();
  await offered.click();
  await expect(page.locator('.ant-select').filter({ has: country })).toContainText('Iceland');
});

for (const viewport of [DESK, PHONE])
  test(`choices, panels and calendars stand in a landmark and whole in sight at ${viewport.width} px`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    await signInToDemo(page, server, 'admin2');
    const opened = async (what: string, popup: Locator) => {
      await expect(popup, what).toBeVisible();
      expect.soft(await violations(page), what).toEqual([]);
      await expect.poll(() => popup.evaluate(cornersCovered), { message: `${what}: cut` }).toEqual([]);
      await expect.poll(() => tooWide(page), { message: what }).toEqual([]);
      expect.soft(await page.evaluate(inOtherTypefaces), what).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(popup, what).toBeHidden();
    };
    await visit(page, '/pages/settings?tab=users');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await opened('a menu', page.getByRole('menu').filter({ hasText: 'Reset authenticator' }));
    await page.getByRole('button', { name: 'New user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').first().click();
    await opened('the choices of a dialog', dialog.locator('.ant-select-dropdown'));
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await visit(page, '/pages/audittrails');
    await page.getByRole('combobox').last().click();
    await opened('the choices of a list', page.locator('main .ant-select-dropdown'));
    const days = page.getByLabel(/^Days in/).first();
    await days.press('Enter');
    await opened('a calendar', page.locator('main .ant-picker-panel-container'));
    await expect(days).toBeFocused();
    if (viewport === PHONE) return;
    await page.getByRole('button', { name: 'Columns' }).click();
    await opened('the columns', page.locator('main .ant-popover'));
  });

test('the menu and the popups of the bar stay within a phone', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  await signInToDemo(page, server, 'allocator2');
  for (const name of [/^Notifications/, /help|about/i, /^Account of/]) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => tooWide(page), { message: String(name) }).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
  }
  await page.getByRole('button', { name: 'Expand menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
});

/** As a link inside the application: a reload would end the session's token, which lives in memory. */
async function visit(page: Page, address: string) {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('.ant-spin-spinning, [data-busy]')).toHaveCount(0);
}

/** Corners of a popup that something else covers or that are outside the window. */
function cornersCovered(popup: Element) {
  const { left, right, top, bottom } = popup.getBoundingClientRect();
  const inside = 12;
  const corners = [left + inside, right - inside].flatMap((x) => [
    [x, top + inside] as const,
    [x, bottom - inside] as const,
  ]);
  return corners
    .filter(([x, y]) => !popup.contains(document.elementFromPoint(x, y)))
    .map(([x, y]) => `${Math.round(x)}, ${Math.round(y)}`);
}

/** Buttons and fields in another typeface than the page. */
function inOtherTypefaces() {
  const { fontFamily } = getComputedStyle(document.body);
  return [...document.querySelectorAll('button, input, select, textarea')]
    .filter((one) => getComputedStyle(one).fontFamily !== fontFamily)
    .map((one) => `${one.className}: ${getComputedStyle(one).fontFamily}`);
}

/** What makes the page scroll sideways. */
function tooWide(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide, the screen ${clientWidth}`] : [];
  });
}
