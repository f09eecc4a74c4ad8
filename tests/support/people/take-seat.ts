import type { BrowserContext, Page, Request } from '@playwright/test';
import type { OpenedSession } from '../clock/clocked.ts';
import { type Person, type SignedIn, signedInRecently, signIn } from './sign-in.ts';

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

/** A browser renews the session it was given, which is then nobody else's until it gives it back. */
const taken = new WeakSet<SignedIn>();
const givenBack = new Map<string, SignedIn[]>();
const keyOf = (baseUrl: string, { username }: Person) => `${baseUrl} ${username}`;
const cookieOf = ({ refresh }: SignedIn) => `__Host-rt-${refresh}`;

/** Who sits at a browser, how many of its renewals have no answer yet, and what is put back when they leave. */
type Seats = { people: Set<SignedIn>; renewing: number; leaving: (() => Promise<unknown>)[] };
const seatsOf = new WeakMap<BrowserContext, Seats>();

function listenForRenewals(context: BrowserContext): Seats {
  const seats: Seats = { people: new Set(), renewing: 0, leaving: [] };
  const count = (step: number) => (request: Request) => {
    if (request.url().endsWith('/token/refresh')) seats.renewing += step;
  };
  context.on('request', count(1));
  // One that failed may have renewed it nevertheless.
  context.on('requestfinished', count(-1));
  seatsOf.set(context, seats);
  return seats;
}

/** Home of somebody who signed in without a browser; the login screen has tests of its own. */
export async function openAs(page: Page, person: SignedIn, address = '/pages/index') {
  const signedIn = taken.has(person) ? await sitDown(person.baseUrl, person.person) : person;
  taken.add(signedIn);
  const context = page.context();
  const { people } = seatsOf.get(context) ?? listenForRenewals(context);
  people.add(signedIn);
  const cookie = cookieOf(signedIn);
  const secret = signedIn.cookies.get(cookie) ?? '';
  const { refresh: handle, details } = signedIn;
  await takeSeat(page, { handle, cookie, secret, details }, address);
}

/**
 * Somebody signed in, by a session that a browser has given back where there is one: a code of an authenticator counts
 * once, and whoever has used three waits half a minute for the next.
 */
export async function sitDown(baseUrl: string, person: Person): Promise<SignedIn> {
  const kept = givenBack.get(keyOf(baseUrl, person)) ?? [];
  for (let one = kept.pop(); one; one = kept.pop()) {
    const { status, body } = await one.attempt('POST /security/v1.0/token/refresh', { token: one.refresh });
    if (status !== 200) continue;
    taken.delete(one);
    return Object.assign(one, { access: body.access, details: body.Data });
  }
  return signIn(baseUrl, person);
}

/** Does something when this browser is left, for the tests that meet the same person on the same server. */
export function whenLeft(context: BrowserContext, work: () => Promise<unknown>) {
  seatsOf.get(context)?.leaving.push(work);
}

/** Before a browser closes: the sessions in it go on elsewhere, unless one was being renewed at that moment. */
export async function giveSeatsBack(context: BrowserContext) {
  const seats = seatsOf.get(context);
  if (!seats) return;
  for (const page of context.pages()) await page.close();
  for (const work of seats.leaving.splice(0)) await work();
  if (seats.renewing > 0) return;
  const cookies = await context.cookies();
  for (const one of seats.people) {
    const secret = cookies.find(({ name }) => name === cookieOf(one))?.value;
    if (!secret || !signedInRecently(one)) continue;
    one.cookies.set(cookieOf(one), secret);
    const key = keyOf(one.baseUrl, one.person);
    givenBack.set(key, [...(givenBack.get(key) ?? []), one]);
  }
  seats.people.clear();
}
