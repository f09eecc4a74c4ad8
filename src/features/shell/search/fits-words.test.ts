import { fitsWords } from './fits-words.ts';

test.each([
  ['Settings: Rating method', 'rat meth'],
  ['Settings: Rating method', 'METHOD set'],
  ['Réglages', 'regl'],
  ['الإعدادات: المستخدمون', 'المست'],
  ['Home', ''],
])('%s is found by "%s"', (text, typed) => expect(fitsWords(text, typed)).toBe(true));

test.each([
  ['Settings: Rating method', 'thod'],
  ['Home', 'home settings'],
])('%s is not found by "%s"', (text, typed) => expect(fitsWords(text, typed)).toBe(false));
