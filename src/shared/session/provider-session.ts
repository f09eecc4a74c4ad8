const KEY = 'stillSignedIn';

let kept: boolean | undefined;

/** The provider was not told: going there would only lead straight back in. */
export const saveOpenProviderSession = () => sessionStorage.setItem(KEY, 'true');

/** For the page that follows and no other: React may ask more than once before it shows anything. */
export function hasOpenProviderSession(): boolean {
  kept ??= sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return kept;
}
