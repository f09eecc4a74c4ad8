import { compareTokens } from '../score/token-similarity.ts';
import { consonantClasses } from '../tokens/consonant-classes.ts';
import { isDistinctive, makeToken, type Token, type TokenSpec } from '../tokens/tokens.ts';
import { buildLookup, isByEar, type Similar } from './lookup.ts';
import { buildBigrams } from './words/bigram-table.ts';
import { buildSoundAlikes } from './words/sound-alikes.ts';
import { tokenKey } from './words/vocabulary.ts';

const token = (text: string, more: Partial<TokenSpec> = {}): Token =>
  makeToken({ text, kind: 'word', origin: 'latin', aside: false, tables: 'none', ...more });

function lookupIn(tokens: Token[]) {
  const numbers = new Map(tokens.map((one, number) => [tokenKey(one), number]));
  return buildLookup({ tokens, numbers, frequency: new Uint32Array(tokens.length) });
}

const wordsOf = (tokens: Token[], { numbers }: Similar) =>
  Array.from(numbers, (number) => tokens[number]!.text);

let seed = 5;
const below = (count: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % count;
};
const pick = (letters: string) => letters[below(letters.length)]!;
const anyWord = () =>
  Array.from({ length: 2 + below(2) }, () => pick('zrmktlpnd') + pick('aeiou')).join('') + pick('nrsk');

/** What a look-up should find: words alike enough that share consonants or their classes, a meaning, pairs, or a beginning. */
function defined(tokens: Token[], asked: Token): [number, number][] {
  const sharing = new Set<number>();
  buildBigrams(tokens, [...tokens.keys()]).sharing(asked.fold, (number) => sharing.add(number));
  const heard = [...tokens.keys()].filter((number) => isByEar(asked) || isByEar(tokens[number]!));
  buildSoundAlikes(tokens, heard).sharing(asked, (number) => sharing.add(number));
  tokens.forEach(({ text }, number) => {
    const [short, long] = text.length < asked.text.length ? [text, asked.text] : [asked.text, text];
    if (short.length >= 4 && long.startsWith(short)) sharing.add(number);
  });
  return tokens
    .map((other, number): [number, number] => {
      const isSounded = consonantClasses(other.fold) === consonantClasses(asked.fold);
      const near = other.skeleton === asked.skeleton || isSounded || sharing.has(number);
      const similarity = near && isDistinctive(other) ? (compareTokens(asked, other)?.similarity ?? 0) : 0;
      return [number, similarity];
    })
    .filter(([, similarity]) => similarity >= 0.62)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
}

describe('the words of a list that are like one', () => {
  test.each(['latin', 'abjad', 'syllable', 'kana'] as const)(
    'are all that share consonants or sounds with it and are alike enough, the most similar first (%s)',
    (origin) => {
      const texts = [...new Set(Array.from({ length: 300 }, anyWord))];
      const tokens = texts.map((text, at) => token(text, at % 9 === 0 ? { origin: 'abjad' } : {}));
      const lookup = lookupIn(tokens);
      for (let round = 0; round < 80; round++) {
        const asked = token(round % 2 ? anyWord() : texts[round]!, { origin });
        const { numbers, similarities } = lookup.similar(asked);
        const wanted = defined(tokens, asked);
        expect([...numbers]).toEqual(wanted.map(([number]) => number));
        wanted.forEach(([, similarity], at) => {
          expect(similarities[at]).toBeCloseTo(similarity, 6);
        });
      }
    },
  );

  test('are found by what they mean, however they are written', () => {
    const tokens = [
      ...[token('guillermo', { tables: 'person' }), token('zavod', { tables: 'other' })],
      ...[token('william'), token('banco', { tables: 'other' })],
    ];
    const lookup = lookupIn(tokens);
    expect(wordsOf(tokens, lookup.similar(token('bill', { tables: 'person' })))).toEqual(['guillermo']);
    expect(wordsOf(tokens, lookup.similar(token('karkhaneh', { tables: 'other' })))).toEqual(['zavod']);
    expect(wordsOf(tokens, lookup.similar(token('bank', { tables: 'other' })))).toEqual(['banco']);
  });

  test('may be one cut short, though much of its sound is missing', () => {
    const tokens = [token('aris')];
    expect(wordsOf(tokens, lookupIn(tokens).similar(token('ariskb')))).toEqual(['aris']);
  });

  test('are no legal forms, numbers, particles or words of every trade', () => {
    const tokens = [
      ...(['legal', 'number', 'particle', 'honorific', 'initial'] as const).map((kind) =>
        token('zorin', { kind }),
      ),
      ...[token('group', { tables: 'other' }), token('z')],
    ];
    const lookup = lookupIn(tokens);
    for (const text of ['zorin', 'groups', 'zu'])
      expect(wordsOf(tokens, lookup.similar(token(text)))).toEqual([]);
  });

  test('F3 are all of them, however many there are', () => {
    const tokens = [...'aeiou'].flatMap((a) =>
      [...'aeiou'].flatMap((b) =>
        [...'aeiou'].flatMap((c) => [...'aeiou'].map((d) => token(`z${a}r${b}m${c}t${d}`))),
      ),
    );
    const { numbers, similarities } = lookupIn(tokens).similar(token('zaramata'));
    expect(numbers).toHaveLength(625);
    expect(tokens[numbers[0]!]!.text).toBe('zaramata');
    expect([...similarities]).toEqual([...similarities].sort((a, b) => b - a));
  });

  test('are kept for the next time', () => {
    const lookup = lookupIn([token('zorin')]);
    const once = lookup.similar(token('zorin'));
    lookup.similar(token('zaren'));
    expect(lookup.similar(token('zorin'))).toBe(once);
  });

  test('are kept for the last twenty thousand words, no more', () => {
    const lookup = lookupIn([token('zorin')]);
    const asked = token('zorin');
    const once = lookup.similar(asked);
    for (let at = 1; at < 20_000; at++) lookup.similar({ ...asked, text: `q${at}` });
    expect(lookup.similar(asked)).toBe(once);
    lookup.similar({ ...asked, text: 'q20000' });
    expect(lookup.similar(asked)).not.toBe(once);
    expect(lookup.similar(asked)).toEqual(once);
  });
});

describe('the words of a list that are like words written together', () => {
  test('have the same consonants and are very like', () => {
    const tokens = ['greenwave', 'grinwave', 'greenwaves', 'grinowavuo', 'zorin'].map((text) => token(text));
    const lookup = lookupIn(tokens);
    const { similarities, numbers } = lookup.similarJoined([token('greenwave')]);
    expect(wordsOf(tokens, { similarities, numbers })).toEqual(['greenwave', 'grinwave']);
    expect(similarities[0]).toBe(1);
    expect(similarities[1]).toBeGreaterThanOrEqual(0.8);
  });

  test('are alike by the word that stands there, too, where it is short for another', () => {
    const short = token('telecommunication', { raw: 'telecom' });
    const tokens = [short, token('zorin')];
    const { numbers, similarities } = lookupIn(tokens).similarJoined([token('telecom')]);
    expect([...numbers]).toEqual([0]);
    expect([...similarities]).toEqual([1]);
    expect(wordsOf(tokens, lookupIn(tokens).similarJoined([token('telecomunication')]))).toEqual([
      short.text,
    ]);
  });

  test('may be just four fifths alike', () => {
    const tokens = [token('zorinaoueao')];
    const { similarities } = lookupIn(tokens).similarJoined([token('zorin')]);
    expect([...similarities]).toEqual([expect.closeTo(0.8, 6)]);
  });
});
