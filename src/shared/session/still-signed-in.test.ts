import { keepStillSignedIn, takeStillSignedIn } from './still-signed-in.ts';

test('B12 a page that React begins twice hears both times that somebody is still signed in at the provider', () => {
  keepStillSignedIn();
  expect([takeStillSignedIn(), takeStillSignedIn()]).toEqual([true, true]);
  expect(sessionStorage).toHaveLength(0);
});
