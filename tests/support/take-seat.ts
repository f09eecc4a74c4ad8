import type { Page } from '@playwright/test';
import type { OpenedSession } from './clocked.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** Opens an address of the application in a session that was opened behind the scenes. */
export async function takeSeat(
  page: Page,
  { handle, cookie, secret, details }: OpenedSession,
  address: string,
) {
  await page.context().addCookies([
    {
      name: cookie,
      value: secret,
      domain: 'localhost',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
  const kept = {
    isLoggedIn: 'true',
    currentDetails: JSON.stringify(details),
    refresh: handle,
    login_type: 'local',
  };
  // Before anything of the application runs, and not again when the page is loaded anew.
  const script = await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
  }, kept);
  await page.goto(address);
  await script.dispose();
}

/** A browser renews the session it was given, which is then nobody else's. */
const taken = new WeakSet<SignedIn>();

/** Home of somebody who signed in without a browser; the login screen has tests of its own. */
export async function openAs(page: Page, person: SignedIn, address = '/pages/index') {
  const signedIn = taken.has(person) ? await signIn(person.baseUrl, person.person) : person;
  taken.add(person);
  const cookie = `__Host-rt-${signedIn.refresh}`;
  const secret = signedIn.cookies.get(cookie) ?? '';
  const { refresh: handle, details } = signedIn;
  await takeSeat(page, { handle, cookie, secret, details }, address);
}
