import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword, demoPeople } from '../../../mock/people.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import { expect, test } from '../../support/pages/browser-test.ts';
import { unusedCode } from '../../support/people/totp.ts';
import {
  atProvider,
  clientSecret,
  enterAtProvider,
  kept,
  nothingKept,
  openAccount,
  readReport,
  saas,
  signOn,
} from './at-provider.ts';
import { listenToNetwork } from './network-log.ts';

test.use({ program: 'mock/main.ts', surroundings: saas });
test('B11 a person signs in at the provider, reloads, works and signs out through the provider', async ({
  page,
  context,
  server,
}) => {
  const network = listenToNetwork(context);
  const config = await (await page.request.get('/config.json')).json();
  expect(config).toMatchObject({ deployment: 'saas', gateway: true });

  await page.goto('/');
  await expect(page.getByText('Redirecting to your identity provider…')).toBeVisible();
  await page.waitForURL(`${new URL(config.sso.authorizeUrl).origin}/**`);
  const [began = ''] = network.addresses().filter((address) => address.startsWith(config.sso.authorizeUrl));
  const asked = Object.fromEntries(new URL(began).searchParams);
  expect(asked).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    redirect_uri: `${server.baseUrl}/login`,
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/);

  await enterAtProvider(page, 'client');
  await page.waitForURL(`${server.baseUrl}/pages/index`);
  expect(await kept(page)).toMatchObject({ isLoggedIn: 'true', loginType: 'sso' });
  const { idToken } = await kept(page);
  expect(idToken?.split('.')).toHaveLength(3);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Request Details' }).first().click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await openAccount(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(atProvider(page)).toBeVisible();
  const end = network.addresses().find((address) => address.startsWith(config.sso.endSessionUrl)) ?? '';
  expect(Object.fromEntries(new URL(end).searchParams)).toEqual({
    id_token_hint: idToken,
    post_logout_redirect_uri: `${server.baseUrl}/`,
  });
  await page.goto('/login');
  expect(await kept(page)).toEqual(nothingKept);
  await page.goto('/pages/index');
  await expect(page).toHaveURL(/\/login$/);

  // The verifier leaves the browser for our server alone, the secret leaves the server for the provider alone.
  const everything = await network.everything();
  expect(everything).toContain('code_verifier');
  expect(everything).not.toContain(clientSecret);
  expect(everything).not.toContain('client_secret');
  const code = /"code":"([^"]+)"/.exec(everything)?.[1] ?? 'no code was sent';
  for (const secret of [clientSecret, code, idToken ?? 'no id token', demoPassword])
    expect(server.log().replaceAll(`${demoPassword} `, '')).not.toContain(secret);
});

test('B11 the secret is not in the built application, nor a word of it', () => {
  const files = globSync('dist/**/*.{js,html,json,css,map}', { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(10);
  const told = files.filter((file) => /client_?secret/i.test(readFileSync(join(projectRoot, file), 'utf8')));
  expect(told).toEqual([]);
});

test('B11 somebody whom the provider knows and we do not is shown the unauthorized page, without a session', async ({
  page,
}) => {
  await page.goto('/login');
  await enterAtProvider(page, 'stranger');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
  await expect(page.getByText('Login Failed')).toBeVisible();
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
  expect(await kept(page)).toEqual(nothingKept);
});

test('B11 who cancels at the provider, and who comes with a code or an error nobody asked for, is let in nowhere', async ({
  page,
  context,
}) => {
  const network = listenToNetwork(context);
  await page.goto('/login');
  await expect(atProvider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByText('The identity provider did not sign you in.')).toBeVisible();

  const planted = 'call 0800 and tell your password';
  for (const query of [
    'code=planted&state=planted',
    'code=planted',
    `error=access_denied&error_description=${encodeURIComponent(planted)}&state=planted`,
  ]) {
    await page.goto(`/login?${query}`);
    await expect(page).toHaveURL(/\/unauthorized$/);
    await expect(page.getByText('did not start in this tab')).toBeVisible();
    await expect(page.getByText(planted)).toHaveCount(0);
    expect(await kept(page)).toEqual(nothingKept);
  }
  expect(network.addresses().filter((address) => address.endsWith('/ssologin'))).toEqual([]);
});

test('B11 an answer with another state is refused in the browser, and its code goes nowhere', async ({
  page,
  context,
}) => {
  const network = listenToNetwork(context);
  const { sso } = await (await page.request.get('/config.json')).json();
  const other = 'x'.repeat(43);
  await page.route(`${sso.authorizeUrl}?*`, async (route) => {
    const address = new URL(route.request().url());
    if (address.searchParams.get('state') === other) return route.fallback();
    address.searchParams.set('state', other);
    await route.fulfill({ status: 302, headers: { location: address.href } });
  });
  await page.goto('/login');
  await enterAtProvider(page, 'client');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByText('did not start in this tab')).toBeVisible();
  expect(network.addresses().filter((address) => address.includes(`state=${other}&iss=`))).toHaveLength(1);
  expect(await kept(page)).toEqual(nothingKept);
  expect(network.addresses().filter((address) => address.endsWith('/ssologin'))).toEqual([]);
});

test('a person may stay for a second, go on after it, and comes back to the page that was refused', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/pages/requestdetails?search=Kestrel');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  // The page starts with timers of its own; the second begins when the button is there.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(cancel).toBeVisible({ timeout: 500 });
  }).toPass();
  await cancel.click();
  await expect(page.getByText('You cancelled the redirect.')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(/\/login$/);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Go to the identity provider' }).click();
  await enterAtProvider(page, 'clientuser');
  await expect(page).toHaveURL(/\/pages\/requestdetails\?search=Kestrel$/);
});

test('A17 the administrators’ door is local, says so, and never leads to the provider', async ({
  page,
  context,
}) => {
  const network = listenToNetwork(context);
  await page.clock.install();
  await page.goto('/admin/login?code=x&state=y');
  await expect(page.getByText('Local sign-in')).toBeVisible();
  await page.clock.runFor(2500);
  await expect(page).toHaveURL(/\/admin\/login/);

  const enter = async (username: string) => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Submit' }).click();
  };
  await enter('client');
  await expect(page.getByText('Invalid username or password.').first()).toBeVisible();
  await enter('admin');
  const admin = demoPeople.find(({ username }) => username === 'admin');
  await page.getByLabel('Token').fill(await unusedCode(admin?.seed ?? ''));
  await page.waitForURL(/\/pages\/index/);
  expect(await kept(page)).toMatchObject({ loginType: 'local', idToken: null });
  await openAccount(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0);
  const before = network.addresses().length;
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/login$/);
  const own = new URL(page.url()).origin;
  expect(
    network
      .addresses()
      .slice(0, before)
      .filter((address) => !address.startsWith(own)),
  ).toEqual([]);
});

test('A8 A15 who came by single sign-on changes the local password from the account panel', async ({
  page,
}) => {
  await signOn(page, 'drafter3');
  await openAccount(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('New Password').fill('Harbour#Lamp42');
  await dialog.getByLabel('Confirm Password').fill('Harbour#Lamp42');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password Changed Successfully')).toBeVisible();
  await page.waitForEvent('load');
  await expect(dialog).toBeHidden();
});

test('B7 inactivity is told here before the browser goes on to the provider’s end of the session', async ({
  page,
  context,
}) => {
  const network = listenToNetwork(context);
  const config = await (await page.request.get('/config.json')).json();
  const atEnd = () => network.addresses().filter((address) => address.startsWith(config.sso.endSessionUrl));
  await page.clock.install();
  await signOn(page, 'drafter');
  await page.clock.fastForward(1_710_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.fastForward(95_000);
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Session ended due to inactivity. Login again...' });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept(page)).toEqual(nothingKept);
  await page.clock.fastForward(10_000);
  expect(atEnd()).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(atEnd).toHaveLength(1);
  expect(new URL(atEnd()[0] ?? '').searchParams.get('id_token_hint')).toMatch(/^[^.]+\.[^.]+\.[^.]+$/);
});

test('B11 through the gateway a person reads Home and a released report on the page’s own address', async ({
  page,
  server,
}) => {
  await signOn(page, 'client');
  expect(await readReport(page)).toMatch(`${server.baseUrl}/api/api/reportData/`);
});
