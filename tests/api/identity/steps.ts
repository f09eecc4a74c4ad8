import type { HttpClient } from '../../../mock/http/http-client.ts';
import { addUser, type NewUser } from '../../../server/modules/identity/index.ts';
import { encryptPayload } from '../../support/people/legacy-payload.ts';
import { codeAt } from '../../support/people/totp.ts';
import type { TestApp } from '../../support/servers/test-app.ts';

export const password = 'Correct#Horse7';
export const seed = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const uniform = 'Invalid username or password.';

let made = 0;

/** A person with a password and an authenticator in use, who agreed to the terms. */
export async function buildPerson({ platform }: TestApp, wanted: Partial<NewUser> = {}) {
  made += 1;
  const username = wanted.username ?? `person${made}`;
  const user = { username, name: `Person ${made}`, role: 'drafter' as const, password, seed, ...wanted };
  return { ...user, email: user.email ?? `${username}@example.com`, id: await addUser(platform, user) };
}

export const enterPassword = (browser: HttpClient, username: string, entered = password) =>
  browser.attempt('POST /security/v1.0/getuserdetails', { username, password: entered });

/** The code of the present time step, or of one `steps` away. */
export const codeNow = ({ platform }: TestApp, steps = 0, of = seed) =>
  codeAt(of, platform.clock.now().getTime() + steps * 30_000);

type Entry = { code: unknown; username: string; secret: string; tncAccepted?: boolean };

/** Sends the token step; `challenge` encrypts it, which is the secret it names unless told. */
export const enterToken = (browser: HttpClient, entry: Entry, challenge = entry.secret) =>
  browser.attempt('POST /security/v1.0/twofactor', {
    payload: encryptPayload({ tncAccepted: true, ...entry }, challenge),
  });

/** Both steps; the browser then carries the session. */
export async function signInWith(test: TestApp, browser: HttpClient, username: string, entered = password) {
  const { body: step } = await enterPassword(browser, username, entered);
  const answer = await enterToken(browser, { code: codeNow(test), username, secret: step.secret });
  Object.assign(browser, { access: answer.body.access, refresh: answer.body.refresh });
  return answer;
}

export const minutes = (count: number) => count * 60_000;
