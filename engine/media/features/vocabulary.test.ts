import { textWords } from '../text/text-words.ts';
import { letterGrams } from './letter-grams.ts';
import { turnOf } from './turn-of.ts';
import { makeVocabulary } from './vocabulary.ts';

describe('a vocabulary', () => {
  const told = (...texts: string[]) => makeVocabulary(texts.map((text, at) => ({ event: `${at}`, text })));

  it('holds the terms of most events first, and those of as many by the alphabet', () => {
    expect(told('zinc', 'zinc', 'tin', 'tin', 'ore', 'ore', 'ore', 'ash', 'ash').terms).toEqual([
      'ore',
      'ash',
      'tin',
      'zinc',
    ]);
    expect(told('ash', 'ash', 'tin', 'tin', 'zinc', 'zinc', 'zinc').terms).toEqual(['zinc', 'ash', 'tin']);
  });

  it('holds twenty-four thousand at most', () => {
    const letter = (at: number) => String.fromCharCode(97 + at);
    const text = Array.from({ length: 12_100 }, (_, at) =>
      [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400) % 20, Math.floor(at / 8000)]
        .map(letter)
        .join(''),
    ).join(' ');
    const { terms, idf } = told(text, text);
    expect([terms.length, idf.length]).toEqual([24_000, 24_000]);
  });
});

describe('the parts of a word', () => {
  it('are those of three to five letters, its borders counted', () => {
    const word = (stem: string) => ({ stem, start: 0, end: 9, name: false });
    expect(letterGrams(word('abcd'))).toHaveLength(4 + 3 + 2);
    expect(letterGrams(word('abcdef'))).toHaveLength(6 + 5 + 4);
    expect(letterGrams(word('abcdef')).slice(0, 3)).toEqual(letterGrams(word('abcdxy')).slice(0, 3));
  });
});

test('a word is not turned by itself, only by one of the four before it', () => {
  const turn = (text: string, from: number) => turnOf(textWords(text), { concept: 0, from, to: from + 1 });
  expect(turn('prevent fraud', 0)).toBe(0);
  expect(turn('denied', 0)).toBe(0);
  expect(turn('prevent a b c fraud', 4)).toBe(2);
  expect(turn('prevent a b c d fraud', 5)).toBe(0);
});
