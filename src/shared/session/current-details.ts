import { sessionHandle } from '../http/access-token.ts';
import { type CurrentDetails, detailsFrom } from './details-from.ts';

const KEYS = {
  details: 'currentDetails',
  loggedIn: 'isLoggedIn',
  idToken: 'id_token',
  loginType: 'login_type',
} as const;

const listeners = new Set<() => void>();
let read: { text: string | null; details: CurrentDetails } | undefined;

/** Who signed in here, as the specification keeps it in session storage; the server never trusts it. */
export function readDetails(): CurrentDetails {
  const text = sessionStorage.getItem(KEYS.details);
  if (read?.text !== text || !read) read = { text, details: detailsFrom(text) };
  return read.details;
}

/** What the server said last about this person replaces what was kept. */
export function keepDetails(details: CurrentDetails) {
  sessionStorage.setItem(KEYS.details, JSON.stringify(details));
  for (const listener of listeners) listener();
}

export function whenDetailsChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The flag's presence is what counts. */
export const isLoggedIn = () => sessionStorage.getItem(KEYS.loggedIn) !== null;

export type LoginType = 'local' | 'sso';
export const loginType = (): LoginType =>
  sessionStorage.getItem(KEYS.loginType) === 'sso' ? 'sso' : 'local';
export const idToken = () => sessionStorage.getItem(KEYS.idToken) ?? '';

export function keepSession(details: CurrentDetails, refresh: string, type: LoginType, token = '') {
  sessionStorage.setItem(KEYS.loggedIn, 'true');
  sessionStorage.setItem(KEYS.loginType, type);
  if (token) sessionStorage.setItem(KEYS.idToken, token);
  sessionHandle.set(refresh);
  keepDetails(details);
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
