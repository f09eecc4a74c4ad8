import { hasOpenProviderSession, saveOpenProviderSession } from './provider-session.ts';

test('B12 a page that React begins twice hears both times that somebody is still signed in at the provider', () => {
  saveOpenProviderSession();
  expect([hasOpenProviderSession(), hasOpenProviderSession()]).toEqual([true, true]);
  expect(sessionStorage).toHaveLength(0);
});
