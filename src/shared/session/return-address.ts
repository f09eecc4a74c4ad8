import { canOpen } from './can-open.ts';
import { readDetails } from './current-details.ts';
import { placeOfAddress } from './place-of-address.ts';

const KEY = 'returnTo';

/** Keeps the address that the guard refused, so that signing in leads back to it. */
export const keepReturnAddress = (address: string) => sessionStorage.setItem(KEY, address);

/** The kept address, once, and only if it is a page of ours that the person who signed in may open. */
export function takeReturnAddress(): string {
  const address = sessionStorage.getItem(KEY) ?? '';
  sessionStorage.removeItem(KEY);
  return isOwnPage(address) && canOpen(address, readDetails()) ? address : '';
}

/** Same-origin paths below /pages that the access table knows; `//host`, backslashes and schemes never match. */
export const isOwnPage = (address: string): boolean =>
  /^\/pages\/[a-z-]+(\/[A-Za-z0-9-]+)?([?#]|$)/.test(address) && placeOfAddress(address) !== undefined;
