import type { Token } from '../../tokens/tokens.ts';
import { makeToken } from '../../tokens/tokens.ts';
import { tokenKey } from './vocabulary.ts';

const plain: Token = {
  ...makeToken({ text: 'zorin', kind: 'word', origin: 'latin', aside: false, tables: 'none' }),
};

/** Each differs from a plain word in what a comparison or a weight looks at. */
const others: Record<string, Partial<Token>> = {
  'another text': { text: 'zorim' },
  'a particle': { kind: 'particle' },
  'an honorific': { kind: 'honorific' },
  'a number': { kind: 'number' },
  'a word of another alphabet that reads the same': { origin: 'script' },
  'a word of a script without vowels': { origin: 'abjad' },
  'a syllable': { origin: 'syllable' },
  'a word in brackets': { aside: true },
  'a given name of the table': { groups: [{ id: 1, short: false }] },
  'a common word': { common: true },
  'a common word that says what kind it is': { common: true, generic: true },
  'a word with a second reading': { otherFolds: ['sorin'] },
  'a word with another second reading': { otherFolds: ['sarin'] },
  'a word that was heard': { sounds: true },
  'a word that stands otherwise in the name': { raw: { ...plain, text: 'zor' } },
};

describe('the words of a list', () => {
  test('a plain word stands under its own text', () => {
    expect(tokenKey(plain)).toBe('zorin');
  });

  test.each(Object.keys(others))('%s is a word of its own', (name) => {
    const keys = Object.entries({ plain: {}, ...others })
      .filter(([other]) => other !== name)
      .map(([, change]) => tokenKey({ ...plain, ...change }));
    expect(keys).not.toContain(tokenKey({ ...plain, ...others[name] }));
  });

  test('no word can pass for another one with marks', () => {
    expect(tokenKey({ ...plain, kind: 'particle' })).toContain('/');
  });
});
