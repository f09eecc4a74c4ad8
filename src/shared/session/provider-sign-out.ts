const KEY = 'providerSignOut';

/** Where single sign-on ends the session, kept while the login screen says why it ended here. */
export const keepProviderSignOut = (address: string) => sessionStorage.setItem(KEY, address);

export const readProviderSignOut = () => sessionStorage.getItem(KEY) ?? '';

/** Goes there; whoever comes back is signed out everywhere. */
export function goToProviderSignOut() {
  const address = readProviderSignOut();
  sessionStorage.removeItem(KEY);
  location.replace(address);
}
