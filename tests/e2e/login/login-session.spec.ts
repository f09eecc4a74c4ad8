import type { Page } from '@playwright/test';
import { demoClients, demoPassword, demoPeople } from '../../../mock/people.ts';
import { expect, test } from '../../support/pages/browser-test.ts';
import { unusedCode } from '../../support/people/totp.ts';

test.use({ program: 'mock/main.ts' });

const personOf = (username: string) => {
  const person = demoPeople.find((one) => one.username === username);
  if (!person) throw new Error(`the demo knows no ${username}`);
  return person;
};

async function enter(page: Page, username: string, address = '/login') {
  await page.goto(address);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Token').fill(await unusedCode(personOf(username).seed));
  await page.waitForURL(/\/pages\//);
}

const account = (page: Page, username: string) =>
  page.getByRole('button', { name: `Account of ${personOf(username).name}` });

/** Names of the clients whose requests a page was answered with. */
function listenForClients(page: Page) {
  const heard = new Set<string>();
  page.on('response', async (response) => {
    if (!/\/(requestdetails|dashboards|notifications)\b/.test(response.url())) return;
    const body = await response.text().catch(() => '');
    for (const { name } of demoClients) if (body.includes(JSON.stringify(name).slice(1, -1))) heard.add(name);
  });
  return heard;
}

/** Whether the session of a handle can still be renewed, asked from a page of the same browser. */
const renew = (page: Page, handle: string) =>
  page.evaluate(async (token) => {
    const forgery = document.cookie.match(/XSRF-TOKEN=([^;]+)/)?.[1] ?? '';
    const answer = await fetch('/api/security/v1.0/token/refresh', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'x-xsrf-token': decodeURIComponent(forgery) },
      body: JSON.stringify({ token }),
    });
    return answer.status;
  }, handle);

const handleOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('refresh') ?? '');

test('B6 after signing in the browser keeps who that is and a handle, and nothing that opens a session by itself', async ({
  page,
  context,
}) => {
  await enter(page, 'client');
  const kept = await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
  expect(Object.keys(kept.session).sort()).toEqual(['currentDetails', 'isLoggedIn', 'login_type', 'refresh']);
  expect(kept.session).toMatchObject({ isLoggedIn: 'true', login_type: 'local' });
  expect(JSON.parse(kept.session.currentDetails ?? '')).toMatchObject({
    Name: 'Farah Sheikh',
    role: 'client',
    username: 'client',
    emailid: expect.stringContaining('@'),
    clientname: 'Kestrel & Vane Beverages',
    modules: { Modules: ['Home', 'New Request', 'Request Details', 'Audit Trail'] },
  });
  const everything = JSON.stringify(kept) + (await page.evaluate(() => document.cookie));
  expect(everything).not.toMatch(/eyJ|__Host-rt/);
  for (const secret of [demoPassword, personOf('client').seed]) expect(everything).not.toContain(secret);
  const cookies = await context.cookies();
  const refresh = cookies.find(({ name }) => name === `__Host-rt-${kept.session.refresh}`);
  expect(refresh).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  expect(cookies.filter(({ name }) => !/^(XSRF-TOKEN|__Host-rt-)/.test(name))).toEqual([]);
});

test('B9 two people in two tabs of one browser never see each other’s data, nor end each other’s session', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const [seenHere, seenThere] = [listenForClients(page), listenForClients(other)];
  await enter(page, 'client2');
  await enter(other, 'client');
  for (const tab of [page, other, page]) {
    await tab.reload();
    await tab.getByRole('link', { name: 'Request Details' }).click();
    await expect(tab.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  }
  await expect(account(page, 'client2')).toBeVisible();
  await expect(account(other, 'client')).toBeVisible();
  expect([...seenHere]).toEqual(['Orchid Loom Textiles']);
  expect([...seenThere]).toEqual(['Kestrel & Vane Beverages']);

  await account(page, 'client2').click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await other.reload();
  await expect(account(other, 'client')).toBeVisible();
  expect([...seenThere]).toEqual(['Kestrel & Vane Beverages']);
});

for (const address of ['/login', '/admin/login'])
  test(`B8 leaving ${address} ends the session that the tab still held; leaving a page of the main area does not`, async ({
    page,
    context,
  }) => {
    const username = address === '/login' ? 'drafter2' : 'drafter3';
    await enter(page, username);
    await page.reload();
    await expect(account(page, username)).toBeVisible();
    const handle = await handleOf(page);
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    expect(await handleOf(page)).toBe(handle);
    await page.goto('/unauthorized');
    const asks = await context.newPage();
    await asks.goto('/unauthorized');
    await expect.poll(() => renew(asks, handle)).not.toBe(200);
    expect(await handleOf(page)).toBe('');
  });

test('signing in leads to Home, or back to the page that the guard had refused', async ({ page }) => {
  await enter(page, 'clientuser', '/pages/audittrails?action=user.signed_in');
  await expect(page).toHaveURL(/\/pages\/audittrails\?action=user\.signed_in$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/pages\/index$/);
});

test('B3 a kept address that the role may not open leads to Home after signing in', async ({ page }) => {
  await page.goto('/pages/settings');
  await page.waitForURL(/\/login$/);
  await page.getByLabel('Username').fill('client2');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Token').fill(await unusedCode(personOf('client2').seed));
  await page.waitForURL(/\/pages\/index$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/index$/);
});
