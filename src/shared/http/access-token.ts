import { jwtDecode } from 'jwt-decode';
import { serverNow } from './server-clock.ts';

const HANDLE = 'refresh';
let token = '';
let setAt = 0;

/** The access token never leaves this module's memory; only the session handle outlives a reload. */
export const accessToken = {
  read: () => token,
  setAt: () => setAt,
  set(next: string) {
    token = next;
    setAt = Date.now();
  },
  clear() {
    token = '';
  },
};

export const sessionHandle = {
  read: () => sessionStorage.getItem(HANDLE) ?? '',
  set: (handle: string) => sessionStorage.setItem(HANDLE, handle),
  clear: () => sessionStorage.removeItem(HANDLE),
};

/** A token is expired when its `exp` lies before the current time in seconds; an unreadable one is. */
export function isExpired(candidate: string): boolean {
  try {
    const { exp } = jwtDecode(candidate);
    return exp !== undefined && exp < Math.floor(serverNow() / 1000);
  } catch {
    return true;
  }
}
