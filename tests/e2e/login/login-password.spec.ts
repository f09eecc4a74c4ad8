import type { Page } from '@playwright/test';
import { enterPassword, expect, invite, join, password, submit, test, toast } from './people.ts';

const newPassword = (page: Page) => page.getByLabel('New Password');
const confirmation = (page: Page) => page.getByLabel('Confirm Password');
const change = (page: Page) => page.getByRole('button', { name: 'Change Password' });
const rule = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Password rules' }).getByRole('listitem').filter({ hasText: text });
const another = 'Lantern4$mast';

async function fill(page: Page, first: string, second = first) {
  await newPassword(page).fill(first);
  await confirmation(page).fill(second);
}

test.describe('step 3', () => {
  test.beforeEach(async ({ page, admin }) => {
    await page.goto((await invite(admin)).invitation);
    await expect(page.getByText('First time login. Change your password!')).toBeVisible();
  });

  test('the fields say what is wrong with their length: one character and eight at least, thirty at most', async ({
    page,
  }) => {
    await expect(newPassword(page)).toBeFocused();
    await expect(page.locator('[aria-current="step"]')).toHaveText(/New password/);
    await expect(change(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'password is required.' })).toHaveCount(2);

    await fill(page, 'x', 'x'.repeat(7));
    await expect(page.getByRole('alert').filter({ hasText: 'password length.' })).toHaveCount(1);
    await fill(page, 'x'.repeat(31));
    await expect(page.getByRole('alert').filter({ hasText: 'password length.' })).toHaveCount(2);
    await expect(change(page)).toBeDisabled();
    for (const length of [8, 30]) {
      await fill(page, 'x'.repeat(length));
      await expect(page.getByRole('alert').filter({ hasText: 'password length.' })).toHaveCount(0);
      await expect(change(page)).toBeEnabled();
    }
    for (const field of [newPassword(page), confirmation(page)])
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
  });

  test('two different passwords are told in the form, below the field and by a toast', async ({ page }) => {
    await fill(page, password, `${password}x`);
    await expect(page.getByRole('alert').filter({ hasText: 'Password doesnot match' })).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Password & Confirm password donot match!' }),
    ).toBeVisible();
    await expect(change(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Password Mismatch')).toContainText(
      'Password and Confirm Password does not match',
    );
    await fill(page, password);
    await expect(page.getByText('Password doesnot match')).toHaveCount(0);
    await expect(page.getByText('donot match!')).toHaveCount(0);
  });

  test('A15 a password that breaks the strong rule is told by a toast and not sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('updatepassword') && sent.push(request.url()));
    for (const weak of [
      'abcdefgh',
      'Abcdefgh1',
      'ABCDEFG1!',
      'abcdefg1!',
      'Abcdefg!!',
      'Abc def1!',
      'Abcdefghijkl123!',
    ]) {
      await fill(page, weak);
      await change(page).click();
      await expect(toast(page, 'Enter Strong Password')).toContainText(
        '8-15 characters with lowercase, uppercase letter, numeric digit and special characters',
      );
      await toast(page, 'Enter Strong Password').getByRole('button', { name: 'Dismiss' }).click();
    }
    expect(sent).toEqual([]);
  });

  test('each rule ticks while one types, and the strength grows', async ({ page }) => {
    const steps = [
      ['a', 'A lowercase letter', 'weak'],
      ['aB', 'An uppercase letter', 'weak'],
      ['aB3', 'A digit', 'weak'],
      ['aB3!', 'A special character', 'fair'],
      ['aB3!efgh', '8–15 characters', 'good'],
      ['aB3!efghijkl', '8–15 characters', 'strong'],
    ] as const;
    for (const [typed, text, strength] of steps) {
      await expect(rule(page, text)).toHaveAttribute('data-holds', String(strength === 'strong'));
      await newPassword(page).fill(typed);
      await expect(rule(page, text)).toContainText('(met)');
      await expect(page.getByText(`Strength: ${strength}`)).toBeVisible();
    }
    await newPassword(page).fill('aB3!efgh ');
    await expect(rule(page, 'A special character')).toContainText('(not met)');
    await newPassword(page).fill('aB3!efgh');
    await expect(rule(page, 'Both entries match')).toContainText('(not met)');
    await confirmation(page).fill('aB3!efgh');
    await expect(rule(page, 'Both entries match')).toContainText('(met)');
  });

  test('a changed password is told, and the page reloads 3000 ms later to sign in with it', async ({
    page,
  }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/updatepassword', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await fill(page, password);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await expect(change(page)).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(toast(page, 'Password Updated')).toContainText('Password Changed Successfully');
    await expect(page.getByText('This page reloads in 3 s')).toBeVisible();
    await page.evaluate(() => {
      document.body.dataset.before = 'reload';
    });
    await page.clock.runFor(2999);
    await expect(page.getByText('This page reloads in 1 s')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-before', 'reload');
    await Promise.all([page.waitForEvent('load'), page.clock.runFor(1)]);
    await page.clock.resume();
    await expect(submit(page)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('A15 an aged password is asked for anew, and one of the last five is refused with the reason', async ({
  page,
  admin,
}) => {
  const person = await join(admin);
  const { Data } = await admin.call('GET /security/v1.0/userdetails', { search: person.username });
  await admin.call('POST /security/v1.0/userdetails', {
    action: 'force_password_change',
    id: person.id,
    version: Data[0]?.version ?? 0,
  });
  await enterPassword(page, person.username);
  await expect(page.getByText('Password has expired. Change your password!')).toBeVisible();
  await fill(page, password);
  const [request] = await Promise.all([page.waitForRequest(/updatepassword/), change(page).click()]);
  expect(JSON.parse(request.postData() ?? '')).toMatchObject({
    NewPassword: password,
    ConfirmPassword: password,
    username: person.username,
    maxagelimit: true,
    onfirstlogin: false,
  });
  await expect(toast(page, 'Password Not updated')).toContainText('Error updating password!');
  await expect(page.getByRole('alert').filter({ hasText: 'last 5' })).toBeVisible();
  await expect(newPassword(page)).toBeFocused();
  await fill(page, another);
  await change(page).click();
  await expect(toast(page, 'Password Updated')).toContainText('Password Changed Successfully');
  await expect(submit(page)).toBeVisible();
  await enterPassword(page, person.username, another);
  await expect(page.getByLabel('Token')).toBeVisible();
});
