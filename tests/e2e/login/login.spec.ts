import type { Page } from '@playwright/test';
import { enterPassword, expect, join, password, passwordField, submit, test, toast } from './people.ts';

const username = (page: Page) => page.getByLabel('Username');
const eye = (page: Page) => page.getByRole('button', { name: 'Show password' });

test.describe('the addresses', () => {
  for (const [address, name] of [
    ['/', 'an empty address'],
    ['/nowhere', 'an unknown address'],
    ['/login/deeper', 'an address below the login screen'],
  ] as const)
    test(`${name} leads to the login screen`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Prudence' })).toBeVisible();
      await expect(page.getByText('Local sign-in')).toHaveCount(0);
    });

  test('admin/login is the same screen for local sign-in, and says so', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByText('Local sign-in')).toBeVisible();
    await expect(username(page)).toBeFocused();
  });

  test('nobody comes behind the login screen without isLoggedIn, and opening it takes that and id_token away', async ({
    page,
  }) => {
    await page.goto('/pages/index');
    await expect(page).toHaveURL(/\/login$/);
    await page.evaluate(() => {
      sessionStorage.setItem('isLoggedIn', 'true');
      sessionStorage.setItem('id_token', 'left behind');
    });
    await page.goto('/login');
    await expect(username(page)).toBeVisible();
    const kept = await page.evaluate(() =>
      ['isLoggedIn', 'id_token'].map((key) => sessionStorage.getItem(key)),
    );
    expect(kept).toEqual([null, null]);
  });
});

test.describe('step 1', () => {
  test.beforeEach(({ page }) => page.goto('/login'));

  test('Submit waits for a username and a password of 8 to 30 characters', async ({ page }) => {
    await expect(page.locator('[aria-current="step"]')).toHaveText(/Sign in/);
    await expect(username(page)).toBeFocused();
    await expect(submit(page)).toBeDisabled();
    await username(page).fill('somebody');
    await passwordField(page).fill('1234567');
    await expect(submit(page)).toBeDisabled();
    for (const length of [8, 30]) {
      await passwordField(page).fill('x'.repeat(length));
      await expect(submit(page)).toBeEnabled();
    }
    await passwordField(page).fill('x'.repeat(31));
    await expect(submit(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: 'A password has 8 to 30 characters.' }),
    ).toBeVisible();
    await passwordField(page).fill('x'.repeat(8));
    await username(page).fill('   ');
    await expect(submit(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter your username.')).toBeVisible();
  });

  test('typing beyond 100 characters of a username is cut', async ({ page }) => {
    await username(page).fill('a'.repeat(99));
    await username(page).press('End');
    await page.keyboard.type('bcd');
    await expect(username(page)).toHaveValue(`${'a'.repeat(99)}b`);
  });

  test('D8 typing a character that is not safe warns, marks the field safeTextInvalid and holds Submit back', async ({
    page,
  }) => {
    await passwordField(page).fill('long enough');
    for (const typed of ['a=b', '<b>', 'Müller', 'a/b']) {
      await username(page).fill('');
      await username(page).pressSequentially(typed);
      await expect(toast(page, 'Warning')).toContainText('Invalid character input, not allowed!');
      await expect(username(page)).toHaveAttribute('data-error', 'safeTextInvalid');
      await expect(username(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(submit(page)).toBeDisabled();
    }
    await username(page).fill(`Az09 .,!?'"@#$%&*-_:;[]()`);
    await expect(username(page)).not.toHaveAttribute('data-error');
    await expect(submit(page)).toBeEnabled();
  });

  test('D8 a paste that is not safe or too long is blocked with its own warning, another one is taken', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await username(page).press('End');
      await username(page).press('ControlOrMeta+v');
    };
    await username(page).fill('kept');
    for (const text of ['<script>', 'a=b', 'x'.repeat(97)]) {
      await paste(text);
      await expect(toast(page, 'Warning')).toContainText(
        'Invalid character input or incorrect character limit, not allowed!',
      );
      await expect(username(page)).toHaveValue('kept');
      await toast(page, 'Warning').getByRole('button', { name: 'Dismiss' }).click();
    }
    await paste('x'.repeat(96));
    await expect(username(page)).toHaveValue(`kept${'x'.repeat(96)}`);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await passwordField(page).focus();
    await page.evaluate(() => navigator.clipboard.writeText('Pasted=1</b>'));
    await passwordField(page).press('ControlOrMeta+v');
    await expect(passwordField(page)).toHaveValue('Pasted=1</b>');
  });

  test('the password shows while the eye is pressed, by mouse or finger, and not longer', async ({
    page,
  }) => {
    await passwordField(page).fill('long enough');
    await eye(page).hover();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await page.mouse.down();
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    await page.mouse.up();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await page.mouse.down();
    await username(page).hover();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await page.mouse.up();

    const box = await eye(page).boundingBox();
    const finger = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
    const device = await page.context().newCDPSession(page);
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
  });

  test('by keyboard the eye shows and hides the password, and leaving the field hides it', async ({
    page,
  }) => {
    await passwordField(page).fill('long enough');
    await page.keyboard.press('Tab');
    await expect(eye(page)).toBeFocused();
    for (const [key, type, pressed] of [
      ['Enter', 'text', 'true'],
      ['Space', 'password', 'false'],
      ['Space', 'text', 'true'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(passwordField(page)).toHaveAttribute('type', type);
      await expect(eye(page)).toHaveAttribute('aria-pressed', pressed);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    await page.keyboard.press('Shift+Tab');
    await expect(username(page)).toBeFocused();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
  });

  test('Caps Lock is told while one types a password', async ({ page }) => {
    const press = (modifierCapsLock: boolean) =>
      passwordField(page).evaluate((field, init) => field.dispatchEvent(new KeyboardEvent('keyup', init)), {
        key: 'A',
        bubbles: true,
        modifierCapsLock,
      });
    await press(true);
    await expect(page.getByRole('status').filter({ hasText: 'Caps Lock is on.' })).toBeVisible();
    await press(false);
    await expect(page.getByText('Caps Lock is on.')).toHaveCount(0);
  });

  test('password managers find what they look for', async ({ page }) => {
    await expect(username(page)).toHaveAttribute('autocomplete', 'username');
    await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
  });

  test('the language can be chosen before signing in, Arabic from right to left', async ({ page }) => {
    await page.getByLabel('Language').selectOption({ label: 'العربية' });
    await expect(page.getByRole('button', { name: 'إرسال' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.reload();
    await page.getByLabel('اللغة').selectOption({ label: 'हिन्दी' });
    await expect(page.getByRole('button', { name: 'जमा करें' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});

test('A1 A6 a refusal says the same to everybody, is announced, keeps what was typed and leads back to the password', async ({
  page,
  admin,
}) => {
  const locked = await join(admin);
  await enterPassword(page, 'nobody.of.this.name', 'wrong password');
  const refusal = page.getByRole('alert').filter({ hasText: 'Invalid username or password.' });
  await expect(refusal).toHaveText('Invalid username or password.');
  await expect(toast(page, 'Login Failed')).toContainText('Invalid username or password.');
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true');
  const says = await passwordField(page).getAttribute('aria-describedby');
  expect(await refusal.getAttribute('id')).toBe(says);
  await expect(username(page)).toHaveValue('nobody.of.this.name');
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString().length))
    .toBe('wrong password'.length);

  await username(page).fill(locked.username);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await passwordField(page).fill(`wrong password ${wrong}`);
    await Promise.all([page.waitForResponse(/getuserdetails/), page.keyboard.press('Enter')]);
  }
  await passwordField(page).fill(password);
  await Promise.all([page.waitForResponse(/getuserdetails/), page.keyboard.press('Enter')]);
  await expect(refusal).toContainText('Invalid username or password.');
  // What is said of locks goes by the tries of this browser, not by the account.
  await expect(refusal).toContainText('Several failed attempts lock an account for a while.');
});

test('an invitation that is no longer good is refused as such, without a word about a password', async ({
  page,
}) => {
  await page.goto('/login?invite=of-last-year');
  await expect(page.getByRole('alert').filter({ hasText: 'no longer valid' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  // A toast that comes after it would stand beside one of a wrong password: nobody has typed one yet.
  await username(page).pressSequentially('<');
  await expect(toast(page, 'Warning')).toBeVisible();
  expect(await toast(page, 'Login Failed').count()).toBe(0);
});
