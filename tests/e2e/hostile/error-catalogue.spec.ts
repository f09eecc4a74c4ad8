import type { Page, Route } from '@playwright/test';
import { TEXTS } from '../../../contract/words.ts';
import { unusedCode } from '../../support/people/totp.ts';
import { enter, enterPassword, expect, join, joinClient, password, test, toast } from '../login/people.ts';

/**
 * Section 8 of the specification row by row. What the real server does not do by itself is injected on the network;
 * every other status and its text is judged in src/shared/http/show-problem.test.ts;
 * the logout redirect and what else needs a provider is tested with single sign-on, the rows about passwords of the
 * login screen beside it (login-password.spec.ts).
 */
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const emptyAnswer = (status: number) => (route: Route) => route.fulfill({ status, body: '' });

async function expectSignedOut(page: Page) {
  await expect(page).toHaveURL(/\/login$/);
  const kept = await page.evaluate(() =>
    ['isLoggedIn', 'currentDetails', 'refresh'].map((key) => sessionStorage.getItem(key)),
  );
  expect(kept).toEqual([null, null, null]);
}

test.describe('the end of a session', () => {
  test('B7 inactivity of 1800 seconds is told by an alert, and the session is over on the server too', async ({
    page,
    admin,
  }) => {
    const person = await join(admin);
    await page.clock.install();
    await enter(page, person);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    const left = page.waitForResponse(/logoutuser/);
    // The last minute and a half is counted down from the moment the warning shows.
    await page.clock.fastForward(1_710_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.fastForward(91_000);
    expect((await left).status()).toBe(200);
    await expect(alert(page, 'Session ended due to inactivity. Login again...')).toBeVisible();
    await expectSignedOut(page);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });

  test('a refresh that the server refuses says Session expired, by toast and for good, and signs out', async ({
    page,
    admin,
    context,
  }) => {
    await enter(page, await join(admin));
    await context.clearCookies({ name: /__Host-rt-/ });
    await page.reload();
    await expect(toast(page, 'Session expired!')).toContainText('Login again...');
    await expect(alert(page, 'Session expired. Please login again.')).toBeVisible();
    await expectSignedOut(page);
    await expect(page.locator('[data-toast]')).toHaveCount(1);
  });

  test('without a refresh token a refused call says No refresh token found, and signs out', async ({
    page,
    admin,
  }) => {
    await enter(page, await join(admin));
    await page.evaluate(() => sessionStorage.removeItem('refresh'));
    await page.reload();
    await expect(alert(page, 'No refresh token found.')).toBeVisible();
    await expectSignedOut(page);
  });
});

test.describe('a refused or failed call', () => {
  test('403 says Login Failed with what the server says', async ({ page }) => {
    await enterPassword(page, 'nobody.of.this.name', 'not the password');
    await expect(toast(page, 'Login Failed')).toContainText('Invalid username or password.');
  });

  test('B3 403 with Result Unauthorized leads to the unauthorized page, and no data came', async ({
    page,
    admin,
  }) => {
    await enter(page, await join(admin, 'drafter'));
    const answers: number[] = [];
    page.on('response', (answer) => answer.url().includes('/userdetails') && answers.push(answer.status()));
    await page.evaluate(() => {
      const details = JSON.parse(sessionStorage.getItem('currentDetails') ?? '{}');
      sessionStorage.setItem('currentDetails', JSON.stringify({ ...details, role: 'admin' }));
      window.history.pushState({}, '', '/pages/settings?tab=users');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(/\/unauthorized$/);
    await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
    expect(answers).toEqual(answers.map(() => 403));
  });

  test('any other status says its number and its text, as 404 of the server itself', async ({
    page,
    admin,
  }) => {
    const client = await joinClient(admin);
    await enter(page, client);
    const nothing = '00000000-0000-4000-8000-000000000000';
    await page.goto(`/pages/requestanalysis?client=${nothing}&request=${nothing}`);
    await expect(toast(page, 'Status Code: 404')).toContainText('Not Found');
  });

  test('the status 500 of a sign-in is told as Status Code: 500 Internal Server Error', async ({
    page,
    noise,
  }) => {
    noise.expect(/500/);
    await page.route('**/getuserdetails', emptyAnswer(500));
    await enterPassword(page, 'somebody');
    await expect(toast(page, 'Status Code: 500')).toContainText('Internal Server Error');
    await expect(alert(page, TEXTS.serverError)).toHaveText('server error: api call failed');
  });

  test('a page that cannot load its list says so by the toast too, once, and offers to try again', async ({
    page,
    admin,
    noise,
  }) => {
    noise.expect(/500/);
    await enter(page, await join(admin));
    await page.route('**/requestdetails?*', emptyAnswer(500));
    await page.getByRole('link', { name: 'Request Details' }).click();
    await expect(toast(page, 'Status Code: 500')).toContainText('Internal Server Error');
    await expect(page.getByText('server error: api call failed')).toBeVisible();
    await page.unroute('**/requestdetails?*');
    await page
      .getByRole('button', { name: /try again/i })
      .first()
      .click();
    await expect(page.getByText('server error: api call failed')).toHaveCount(0);
  });

  test('a token that fails for another reason says Login Failed with the error, beside the status', async ({
    page,
    admin,
    noise,
  }) => {
    noise.expect(/500/);
    const person = await join(admin);
    await page.route('**/twofactor', emptyAnswer(500));
    await enterPassword(page, person.username);
    await page.getByLabel('Token').fill(await unusedCode(person.seed));
    await expect(toast(page, 'Status Code: 500')).toContainText('Internal Server Error');
    await expect(toast(page, 'Login Failed')).toContainText('server error: api call failed');
    await expect(page.getByLabel('Token')).toBeFocused();
  });
});

test('a denied route leads to the unauthorized page, whose way back is Home', async ({ page, admin }) => {
  const client = await joinClient(admin);
  await enter(page, client);
  for (const place of ['settings', 'analysisdetails', 'analysisdetails/42']) {
    await page.goto(`/pages/${place}`);
    await expect(page).toHaveURL(/\/unauthorized$/);
    await expect(page.getByRole('img', { name: 'Alert' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/pages\/index$/);
});

test.describe('toasts', () => {
  test('leave after 6000 ms, each further one a layer above 1050', async ({ page, noise }) => {
    noise.expect(/500/);
    await page.clock.install();
    await page.route('**/getuserdetails', emptyAnswer(500));
    await enterPassword(page, 'somebody');
    await expect(toast(page, 'Status Code: 500')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000).catch(() => undefined);
    await expect(page.locator('[data-toast]')).toHaveCount(0);

    await page.getByLabel('Username').fill('a=');
    await expect(toast(page, 'Warning')).toBeVisible();
    await page.clock.runFor(1000);
    await page.getByLabel('Username').fill('somebody');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, 'Status Code: 500')).toBeVisible();
    const layers = await page
      .locator('[data-toast]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).zIndex));
    expect(layers).toEqual(['1050', '1051']);
    await page.clock.runFor(4999);
    await expect(toast(page, 'Warning')).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(page, 'Warning')).toHaveCount(0);
    await page.clock.runFor(999);
    await expect(toast(page, 'Status Code: 500')).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });
});

test('A15 the shell asks for a strong password in its own words, and keeps to eight characters', async ({
  page,
  admin,
}) => {
  // The dialog is there in saas after single sign-on; the server behind it is the real one.
  const deployment = await (await page.request.get('/config.json')).json();
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...deployment, deployment: 'saas' } }),
  );
  const person = await join(admin);
  await page.route('**/getuserdetails', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), login_type: 'sso' } });
  });
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Token').fill(await unusedCode(person.seed));
  await page.waitForURL(/\/pages\/index/);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const [fresh, confirmation, save] = [
    dialog.getByLabel('New Password'),
    dialog.getByLabel('Confirm Password'),
    dialog.getByRole('button', { name: 'Save' }),
  ];
  await expect(save).toBeDisabled();
  await fresh.fill('1234567');
  await confirmation.fill('');
  await fresh.focus();
  await expect(dialog).toContainText('password length.');
  await expect(dialog).toContainText('password is required.');
  await fresh.fill('longenough');
  await confirmation.fill('longenougx');
  await expect(dialog).toContainText('Password doesnot match');
  await expect(dialog).toContainText('Password & Confirm password donot match!');
  await expect(save).toBeDisabled();
  await confirmation.fill('longenough');
  await save.click();
  await expect(dialog).toContainText(
    'Enter strong password. 8-15 characters with lowercase, uppercase letter, numeric digit and special characters',
  );
  await fresh.fill(password);
  await confirmation.fill(password);
  await save.click();
  await expect(toast(page, 'Password Not updated')).toContainText('Error updating password!');
  await fresh.fill('Lantern4$mast');
  await confirmation.fill('Lantern4$mast');
  await save.click();
  await expect(toast(page, 'Password Updated')).toContainText('Password Changed Successfully');
  await expect(dialog).toBeHidden();
});
