import { expect, test } from '../../support/clock/clocked-test.ts';
import { arrived, go } from '../shell/visit.ts';

test('reading is repeated until the server is back, a banner says so, and a change is never sent twice', async ({
  person,
  seat,
  page,
  context,
  noise,
}) => {
  noise.expect(/ERR_FAILED|Failed to load resource/);
  await seat(await person({ role: 'client' }), '/pages/requestdetails');
  await arrived(page);
  let isAway = true;
  const tried: string[] = [];
  await context.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    tried.push(`${route.request().method()} ${pathname.split('/').at(-1)}`);
    return isAway ? route.abort() : route.continue();
  });
  const hindiSays = page.getByText('सर्वर उत्तर नहीं दे रहा है', { exact: false });
  const triesOf = (call: string) => tried.filter((one) => one === call);

  await page.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(page.getByText(/^Can’t reach the server\. What you see may be out of date/)).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByText('हिन्दी').click();
  // A choice is kept once its texts have come.
  await expect(hindiSays).toBeVisible();
  await expect.poll(() => triesOf('POST updatelanguage')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => triesOf('GET audittrails').length).toBeGreaterThanOrEqual(3);
  isAway = false;
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(hindiSays).toHaveCount(0);
  expect(triesOf('POST updatelanguage')).toHaveLength(1);
});

test('without a network a banner says that nothing can be saved', async ({
  person,
  seat,
  page,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await seat(await person({ role: 'client' }));
  await arrived(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
});

test('why a session ended is said on the login screen, whatever one clicks while it ends', async ({
  person,
  seat,
  page,
  context,
  clocked,
}) => {
  await seat(await person({ role: 'client' }));
  await arrived(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const leaving = page.waitForRequest('**/logoutuser');
  await page.route('**/logoutuser', async (route) => {
    await held;
    await route.fallback();
  });
  await context.clearCookies({ name: /^__Host-rt-/ });
  await clocked.ask('advance', 9 * 60_000);
  await page.getByRole('link', { name: 'Audit Trail' }).click();
  await leaving;
  await go(page, '/pages/requestdetails');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/pages/requestdetails');
  const reloaded = page.waitForEvent('load');
  release();
  await reloaded;
  await page.waitForURL(/\/login$/);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Session expired. Please login again.' }),
  ).toBeVisible();
});
