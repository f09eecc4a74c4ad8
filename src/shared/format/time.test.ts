import { formatPartialDay } from './time.ts';

test.each([
  ['1972', '1972'],
  ['1972-05', 'May 1972'],
  ['1972-05-09', '09 May 1972'],
])('%s, as far as a day is known, is written as days are elsewhere: %s', (known, written) => {
  expect(formatPartialDay(known)).toBe(written);
});
