import type { Page } from '@playwright/test';
import { demoPassword } from '../../../mock/people.ts';
import { expect } from '../../support/pages/browser-test.ts';

export const clientSecret = 'a-secret-between-server-and-provider-7730';

/** The demo beside its own identity provider. */
export const saas = {
  DEPLOYMENT: 'saas',
  PROVIDER_PORT: '0',
  SSO_CLIENT_SECRET: clientSecret,
  LOG_LEVEL: 'info',
};

export const atProvider = (page: Page) => page.getByRole('heading', { name: 'Identity provider' });

/** Types a name and the password on the provider's own page. */
export async function enterAtProvider(page: Page, login: string) {
  await expect(atProvider(page)).toBeVisible();
  await page.getByLabel('Name').fill(login);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** From the login screen over the provider to Home. */
export async function signOn(page: Page, login: string) {
  await page.goto('/login');
  await enterAtProvider(page, login);
  await page.waitForURL(/\/pages\/index/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const kept = (page: Page) =>
  page.evaluate(() => ({
    isLoggedIn: sessionStorage.getItem('isLoggedIn'),
    currentDetails: sessionStorage.getItem('currentDetails'),
    idToken: sessionStorage.getItem('id_token'),
    loginType: sessionStorage.getItem('login_type'),
  }));

export const nothingKept = { isLoggedIn: null, currentDetails: null, idToken: null, loginType: null };

type Listed = { Data: { id: string; clientId: string; status: string }[] };

/** From Home over the list to a released report; answers the address that its data came from. */
export async function readReport(page: Page): Promise<string> {
  await expect(page.locator('.ant-skeleton')).toHaveCount(0);
  const listing = page.waitForResponse((response) => response.url().includes('/reports/v1.0/requestdetails'));
  await visit(page, '/pages/requestdetails');
  const { Data } = (await (await listing).json()) as Listed;
  const released = Data.find(({ status }) => status === 'released');
  expect(released).toBeDefined();
  const reading = page.waitForResponse((response) => response.url().includes('/reportData/'));
  await visit(page, `/pages/requestanalysis?client=${released?.clientId}&request=${released?.id}`);
  await expect(page.getByRole('article', { name: /^Report .*, version 1$/ })).toBeVisible();
  const answer = await reading;
  expect(answer.status()).toBe(200);
  return answer.url();
}

/** As a link inside the application. */
async function visit(page: Page, address: string) {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

export async function openAccount(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
}
