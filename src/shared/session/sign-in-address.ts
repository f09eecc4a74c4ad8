const KEY = 'signInAddress';

/** A client may have a login screen of its own: signing out leads back to the one that this tab came by. */
export function keepSignInAddress(provider: string | undefined) {
  if (provider) sessionStorage.setItem(KEY, `/login/${provider}`);
  else sessionStorage.removeItem(KEY);
}

export const signInAddress = () => sessionStorage.getItem(KEY) ?? '/login';
