import type { Page } from '@playwright/test';
import { MODULES, type Role } from '../../../contract/words.ts';
import { httpClient } from '../../../mock/http/http-client.ts';
import { test as base, expect } from '../../support/pages/browser-test.ts';
import { acceptInvitation, renew, type SignedIn } from '../../support/people/sign-in.ts';
import { unusedCode } from '../../support/people/totp.ts';

export const password = 'Harbour7!lamp';
type Newcomer = { id: string; username: string; name: string; invitation: string };

let made = 0;

/** Against an empty server, whose first admin invites whomever a test needs. */
export const test = base.extend<{ renewed: boolean }, { admin: SignedIn }>({
  admin: [
    async ({ server }, use) => use(await acceptInvitation(server.baseUrl, server.invitation(), password)),
    { scope: 'worker' },
  ],
  // Acts of an administrator want a sign-in of the last minutes, and a slow machine takes many for one file.
  renewed: [async ({ admin }, use) => use(await renew(admin)), { auto: true }],
});
export { expect };

/** Somebody new, with a link that opens the password step. */
export async function invite(
  admin: SignedIn,
  role: Role = 'allocator',
  clientId: string | null = null,
  called?: string,
): Promise<Newcomer> {
  made += 1;
  const username = `${role}.${made}`;
  const { invitation = '', Data } = await admin.call('POST /security/v1.0/userdetails', {
    action: 'create',
    user: {
      username,
      name: called ?? `Person ${made}`,
      email: `${username}@prudence.example`,
      role,
      clientId,
    },
  });
  return { id: Data.id, username, name: Data.name, invitation };
}

/** Somebody who has signed in before: password, authenticator and terms are settled. */
export async function join(admin: SignedIn, role?: Role, clientId?: string, called?: string) {
  const { id, name, invitation } = await invite(admin, role, clientId, called);
  const client = await acceptInvitation(admin.baseUrl, invitation, password);
  return { ...client, ...client.person, id, name };
}

/** The lead of a new client organisation. */
export async function joinClient(admin: SignedIn) {
  made += 1;
  const { Data } = await admin.call('POST /security/v1.0/clientdetails', {
    name: `Client ${made}`,
    code: `C${made}`,
    modules: [...MODULES],
    active: true,
  });
  return join(admin, 'client', Data.id);
}

/** Somebody with a password, whose authenticator and terms are still to come. */
export async function choosePassword(admin: SignedIn, role?: Role): Promise<Newcomer> {
  const newcomer = await invite(admin, role);
  const browser = httpClient(admin.baseUrl);
  const link = new URL(newcomer.invitation, admin.baseUrl).searchParams.get('invite') ?? '';
  await browser.call('POST /security/v1.0/invitation', { invite: link });
  await browser.call('POST /security/v1.0/updatepassword', {
    NewPassword: password,
    ConfirmPassword: password,
    username: newcomer.username,
  });
  return newcomer;
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const toast = (page: Page, title: string) => page.locator('[data-toast]').filter({ hasText: title });

/** Step 1, from the address on. */
export async function enterPassword(page: Page, username: string, secret = password) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await passwordField(page).fill(secret);
  await submit(page).click();
}

/** All the way to Home by the login screen, as somebody does who was here before. */
export async function enter(page: Page, person: { username: string; seed: string }) {
  await enterPassword(page, person.username);
  await page.getByLabel('Token').fill(await unusedCode(person.seed));
  await page.waitForURL(/\/pages\/index/);
}
