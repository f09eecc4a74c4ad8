import type { signIn } from '../../../contract/index.ts';
import { sessionHandle } from '../http/index.ts';

export type CurrentDetails = signIn.CurrentDetails;

const KEYS = {
  details: 'currentDetails',
  loggedIn: 'isLoggedIn',
  idToken: 'id_token',
  loginType: 'login_type',
} as const;

/** Who signed in here, as the specification keeps it in session storage; the server never trusts it. */
export function readDetails(): CurrentDetails | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEYS.details) ?? 'null') as CurrentDetails | null;
  } catch {
    return null;
  }
}

export const isLoggedIn = () => sessionStorage.getItem(KEYS.loggedIn) === 'true';

export type LoginType = 'local' | 'sso';
export const loginType = (): LoginType =>
  sessionStorage.getItem(KEYS.loginType) === 'sso' ? 'sso' : 'local';
export const idToken = () => sessionStorage.getItem(KEYS.idToken) ?? '';

export function keepSession(details: CurrentDetails, refresh: string, type: LoginType, token = '') {
  sessionStorage.setItem(KEYS.loggedIn, 'true');
  sessionStorage.setItem(KEYS.details, JSON.stringify(details));
  sessionStorage.setItem(KEYS.loginType, type);
  if (token) sessionStorage.setItem(KEYS.idToken, token);
  sessionHandle.set(refresh);
}

/** What an opening login screen forgets of the session before. */
export function forgetLoginFlags() {
  sessionStorage.removeItem(KEYS.loggedIn);
  sessionStorage.removeItem(KEYS.idToken);
}

export function forgetSession() {
  for (const key of Object.values(KEYS)) sessionStorage.removeItem(key);
  sessionHandle.clear();
}
