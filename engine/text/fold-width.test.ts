import { nearMatch, nearMatchKeys } from '../mca/index.ts';
import { whyNotCompared } from '../names/index.ts';
import { foldWidth, LONGEST_NAME } from './index.ts';

/** Each of these signs stands for several: eighteen letters, a word, a number in brackets. */
const unfolding = ['\ufdfa', '\u3316', '\u2482', '\u33af', '\u1f18', '龘'];

it.each(unfolding)('W8 a name of %s costs no more than a long name of plain letters', (sign) => {
  const name = sign.repeat(300);
  expect(foldWidth(name).length).toBeLessThanOrEqual(LONGEST_NAME);
  // Two spellings of each key, for three sets of clauses, with and without the order of the words.
  for (const key of nearMatchKeys(name)) expect(key.length).toBeLessThanOrEqual(2 * LONGEST_NAME);
});

it('W8 what of a name is left out because it unfolds is told, as for a name that is too long', () => {
  const why = (name: string) => whyNotCompared({ name, type: 'organisation' });
  expect(why(`Kaveri${'\u3316'.repeat(90)}`)).toBe('cut');
  expect(why(`Kaveri${'k'.repeat(90 * 6)}`)).toBe('cut');
  expect(why('Kaveri')).toBeUndefined();
});

it('W8 names in letters of another width or style are still the same', () => {
  expect(foldWidth('Ｋａｖｅｒｉ　Ｔｅｘｔｉｌｅｓ ㈱')).toBe('Kaveri Textiles (株)');
  expect(nearMatch('Ｋａｖｅｒｉ Textiles', 'Kaveri Textiles').verdict).toBe('identical');
});
