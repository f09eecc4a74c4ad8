import type { Page } from '@playwright/test';
import { unusedCode } from '../../support/people/totp.ts';
import { enter, enterPassword, expect, join, test, toast } from './people.ts';

const codesDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign-in methods' });

async function openMethods(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign-in methods' }).click();
  return codesDialog(page);
}

test('A18 after a recovery code a person is led to a new authenticator, whose token signs in from then on', async ({
  page,
  admin,
}) => {
  const person = await join(admin);
  await enter(page, person);
  const dialog = await openMethods(page);
  await dialog.getByRole('button', { name: 'Create recovery codes' }).click();
  const code = (await dialog.locator('ol code').first().textContent()) ?? '';

  await enterPassword(page, person.username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('You signed in with a recovery code.')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('recovered.png') });
  await page.getByRole('button', { name: 'Set up a new authenticator' }).click();
  await page.getByText('I cannot scan it').click();
  const seed = ((await page.locator('dd code').textContent()) ?? '').replace(/\s/g, '');
  await page.screenshot({ path: test.info().outputPath('new-authenticator.png') });
  await page.getByLabel('Token').fill(await unusedCode(seed));
  await page.getByRole('button', { name: 'Replace authenticator' }).click();
  await page.waitForURL(/\/pages\/index/);

  await enterPassword(page, person.username);
  await page.getByLabel('Token').fill(await unusedCode(seed));
  await page.waitForURL(/\/pages\/index/);
});

test('A18 a person creates recovery codes, sees them once, and signs in with one in place of the token', async ({
  page,
  admin,
  noise,
}) => {
  noise.expect(/403/);
  const person = await join(admin);
  await enter(page, person);
  let dialog = await openMethods(page);
  await dialog.getByRole('button', { name: 'Create recovery codes' }).click();
  await expect(dialog.getByText('Store these codes in a safe place')).toBeVisible();
  const codes = await dialog.locator('ol code').allTextContents();
  expect(codes).toHaveLength(10);
  await page.screenshot({ path: test.info().outputPath('codes.png') });
  await dialog.getByRole('button', { name: 'Close' }).click();
  dialog = await openMethods(page);
  await expect(dialog.getByText('10 codes left.')).toBeVisible();
  await expect(dialog.locator('ol code')).toHaveCount(0);

  for (const [attempt, code] of [codes[0] ?? '', codes[0] ?? ''].entries()) {
    await enterPassword(page, person.username);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.getByLabel('Recovery code').fill(code.toLowerCase());
    if (attempt === 0) await page.screenshot({ path: test.info().outputPath('token-step.png') });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    if (attempt > 0) continue;
    await page.getByRole('button', { name: 'I still have my authenticator' }).click();
    await page.waitForURL(/\/pages\/index/);
  }
  await expect(toast(page, 'Login Failed')).toContainText('Invalid username or password.');
  await page.getByRole('button', { name: 'Use the authenticator' }).click();
  await page.getByLabel('Token').fill(await unusedCode(person.seed));
  await page.waitForURL(/\/pages\/index/);
});
