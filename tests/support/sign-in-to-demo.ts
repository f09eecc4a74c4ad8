import type { Page } from '@playwright/test';
import { demoPassword, demoPeople } from '../../mock/people.ts';
import { unusedCode } from './totp.ts';

/** Signs in to the demo by its login screen. */
export async function signInToDemo(page: Page, username: string) {
  const person = demoPeople.find((one) => one.username === username);
  if (!person) throw new Error(`the demo knows no ${username}`);
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Token').fill(await unusedCode(person.seed));
  await page.waitForURL(/\/pages\/index/);
}
