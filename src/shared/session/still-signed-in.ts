const KEY = 'stillSignedIn';

/** The provider was not told: going there would only lead straight back in. */
export const keepStillSignedIn = () => sessionStorage.setItem(KEY, 'true');

/** Once. */
export function takeStillSignedIn(): boolean {
  const kept = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return kept;
}
