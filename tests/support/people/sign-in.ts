import type { CurrentDetails } from '../../../contract/security/sign-in.ts';
import { type HttpClient, httpClient } from '../../../mock/http/http-client.ts';
import { encryptPayload } from './legacy-payload.ts';
import { seedOf, unusedCode } from './totp.ts';

export type Person = { username: string; password: string; seed: string };
export type SignedIn = HttpClient & { person: Person; details: CurrentDetails };

type FirstStep = { username: string; secret: string; otpauth_url?: string | undefined };

async function enterCode(client: HttpClient, step: FirstStep, seed: string): Promise<CurrentDetails> {
  const { username, secret } = step;
  const payload = { code: await unusedCode(seed), username, secret, tncAccepted: true };
  const answer = await client.call('POST /security/v1.0/twofactor', {
    payload: encryptPayload(payload, secret),
  });
  Object.assign(client, { access: answer.access, refresh: answer.refresh });
  return answer.Data;
}

/** Signs in with password and authenticator code, accepting the terms; the client then carries the session. */
export async function signIn(baseUrl: string, person: Person): Promise<SignedIn> {
  const client = httpClient(baseUrl);
  const { username, password } = person;
  const step = await client.call('POST /security/v1.0/getuserdetails', { username, password });
  const seed = person.seed || seedOf(step.otpauth_url ?? '');
  const details = await enterCode(client, step, seed);
  const signedIn = Object.assign(client, { person: { ...person, seed }, details });
  signedInAt.set(signedIn, Date.now());
  return signedIn;
}

const RECENT_MS = 4 * 60_000;
const signedInAt = new WeakMap<SignedIn, number>();

/** Acts that want a sign-in of the last minutes are still open to them. */
export const signedInRecently = (person: SignedIn) => Date.now() - (signedInAt.get(person) ?? 0) < RECENT_MS;

/** Signs the same person in again where the last time is some minutes ago, and says whether it did. */
export async function renew(person: SignedIn): Promise<boolean> {
  if (signedInRecently(person)) return false;
  const { access, refresh, cookies } = await signIn(person.baseUrl, person.person);
  for (const name of cookies.names()) person.cookies.set(name, cookies.get(name) ?? '');
  Object.assign(person, { access, refresh });
  signedInAt.set(person, Date.now());
  return true;
}

/** What an invited person does: opens the link, sets a password, scans the code, signs in with both. */
export async function acceptInvitation(
  baseUrl: string,
  invitation: string,
  password: string,
): Promise<SignedIn> {
  const client = httpClient(baseUrl);
  const invite = new URL(invitation, baseUrl).searchParams.get('invite') ?? '';
  const { username } = await client.call('POST /security/v1.0/invitation', { invite });
  await client.call('POST /security/v1.0/updatepassword', {
    NewPassword: password,
    ConfirmPassword: password,
    username,
    onfirstlogin: true,
  });
  return signIn(baseUrl, { username, password, seed: '' });
}
