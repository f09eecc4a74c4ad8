import type { Page } from '@playwright/test';
import { unusedCode } from '../../support/people/totp.ts';

export const password = 'Harbour7!lamp';

/** What an invited person does: sets a password, scans the code, reads and agrees to the terms, signs in. */
export async function acceptInvitation(page: Page, link: string, username: string) {
  await page.goto(link);
  await page.getByText('First time login. Change your password!').waitFor();
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('Password Changed Successfully').waitFor();
  // The page loads again by itself, three seconds later.
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  await enterPassword(page, username);
  await page.getByText('I cannot scan it').click();
  const seed = ((await page.locator('details code').textContent()) ?? '').replaceAll(' ', '');
  await agreeToTerms(page);
  await page.getByLabel('Token').fill(await unusedCode(seed));
  await page.waitForURL(/\/pages\/index/);
  return seed;
}

async function enterPassword(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
}

async function agreeToTerms(page: Page) {
  await page.getByRole('button', { name: 'Terms Of Use, Consent Notice and Privacy Notice' }).click();
  const dialog = page.getByRole('dialog');
  for (const section of [1, 2, 3]) {
    await dialog.getByText(`Section ${section} of 3`).waitFor();
    await dialog.getByRole('button', { name: 'Go to Next Section' }).click();
  }
  await dialog.getByLabel('I Agree').check();
  await dialog.getByRole('button', { name: 'Close' }).click();
}
