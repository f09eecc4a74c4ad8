import { canOpen } from './can-open.ts';
import { readDetails } from './current-details.ts';
import { placeOfAddress } from './place-of-address.ts';

const KEY = 'returnTo';
/** Whose it is, where somebody had it open. */
const OPENED_BY = 'returnToOf';

type Marked = { openedBy?: unknown } | null;

/** Tells one person from the next, and does not say who it is. */
function mark(): string {
  const { username, emailid } = readDetails();
  let hash = 0;
  for (const sign of `${username} ${emailid}`) hash = (Math.imul(hash, 31) + sign.codePointAt(0)!) | 0;
  return String(hash);
}

/** Marks the entry of the browser's history as one of whoever is signed in: going back leads to it after they left. */
export function markAddress() {
  const openedBy = mark();
  const state = window.history.state as Marked;
  if (state?.openedBy !== openedBy) window.history.replaceState({ ...state, openedBy }, '');
}

/** Keeps the address that the guard refused, so that signing in leads back to it. */
export function keepReturnAddress(address: string) {
  sessionStorage.setItem(KEY, address);
  const openedBy = (window.history.state as Marked)?.openedBy;
  if (typeof openedBy === 'string') sessionStorage.setItem(OPENED_BY, openedBy);
  else sessionStorage.removeItem(OPENED_BY);
}

/**
 * The kept address, once, and only when it is a page of ours that whoever signed in may open, and nobody else had it open
 * in this tab.
 */
export function takeReturnAddress(): string {
  const address = sessionStorage.getItem(KEY) ?? '';
  const openedBy = sessionStorage.getItem(OPENED_BY);
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(OPENED_BY);
  if (openedBy !== null && openedBy !== mark()) return '';
  return isOwnPage(address) && canOpen(address, readDetails()) ? address : '';
}

/** Same-origin paths below /pages that the access table knows; `//host`, backslashes and schemes never match. */
export const isOwnPage = (address: string): boolean =>
  /^\/pages\/[a-z-]+(\/[A-Za-z0-9-]+)?([?#]|$)/.test(address) && placeOfAddress(address) !== undefined;
