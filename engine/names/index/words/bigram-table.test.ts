import type { Token } from '../../tokens/tokens.ts';
import { makeToken } from '../../tokens/tokens.ts';
import { buildBigrams } from './bigram-table.ts';

/** A token that folds to these sounds. */
const token = (fold: string): Token => ({
  ...makeToken({ text: fold.toLowerCase(), kind: 'word', origin: 'latin', aside: false, tables: 'none' }),
  fold,
});

function foundIn(words: string[], asked: string): string[] {
  const tokens = words.map(token);
  const found: string[] = [];
  buildBigrams(tokens, [...tokens.keys()]).sharing(asked, (number) => found.push(words[number]!));
  return found.sort();
}

const pairsOf = (fold: string) =>
  Array.from({ length: fold.length + 1 }, (_, at) => ` ${fold} `.slice(at, at + 2));

/** By the definition: of about its length, with half its pairs and two at least. */
function shares(asked: string, word: string): boolean {
  const near = Math.abs(asked.length - word.length) <= (asked.length <= 5 ? 1 : 2);
  const pairs = new Set(pairsOf(word));
  const common = pairsOf(asked).filter((pair) => pairs.has(pair)).length;
  return near && common >= Math.max(2, (asked.length + 1) / 2);
}

let seed = 11;
const below = (count: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % count;
};
const SOUNDS = 'abdeikKlmnoprsStTuvz';

/** A word in which no sound stands twice. */
function anyWord(): string {
  let word = '';
  for (let left = 1 + below(8); left > 0; left--) {
    const sound = SOUNDS[below(SOUNDS.length)]!;
    if (!word.includes(sound)) word += sound;
  }
  return word;
}

/** One of them with a sound changed, left out or added. */
function likeness(word: string): string {
  const at = below(word.length + 1);
  const other = `${word.slice(0, at)}${anyWord().slice(0, below(3))}${word.slice(at + below(3))}`;
  return new Set(other).size === other.length && other !== '' ? other : word;
}

describe('the words that share pairs of sounds with one', () => {
  test('are all those of about its length that have half its pairs', () => {
    const words = Array.from({ length: 300 }, anyWord);
    for (const word of words.slice(0, 200)) words.push(likeness(word));
    const tokens = words.map(token);
    const table = buildBigrams(tokens, [...tokens.keys()]);
    for (const asked of [...words.slice(0, 150), ...words.slice(0, 150).map(likeness)]) {
      const found: number[] = [];
      table.sharing(asked, (number) => found.push(number));
      const wanted = [...words.keys()].filter((number) => shares(asked, words[number]!));
      expect([asked, found.sort((a, b) => a - b)]).toEqual([asked, wanted]);
    }
  });

  test('may be one sound longer or shorter, and two where it has more than five', () => {
    expect(foundIn(['abd', 'abde', 'abdek', 'abdeki', 'abdekim'], 'abdek')).toEqual([
      'abde',
      'abdek',
      'abdeki',
    ]);
    expect(foundIn(['abd', 'abde', 'abdek', 'abdeki', 'abdekimn', 'abdekimno'], 'abdeki')).toEqual([
      ...['abde', 'abdek', 'abdeki', 'abdekimn'],
    ]);
  });

  test('share its end or its beginning as a pair, but never that alone', () => {
    expect(foundIn(['a', 'ab', 'ba', 'i'], 'a')).toEqual(['a']);
    expect(foundIn(['ab', 'ai', 'ib'], 'ab')).toEqual(['ab']);
    expect(foundIn(['abi', 'abo', 'zab'], 'abi')).toEqual(['abi', 'abo']);
  });

  test('are found among the longest words too, whose length no longer counts', () => {
    const long = 'abdekimnoprstuvzSTKl';
    const [one, other, far] = [`${long}arebilomud`, `${long}arebilamud`, `${long}arebilomudarebilomud`];
    expect(foundIn([one, other, far, long], one)).toEqual([one, other, far].sort());
    expect(foundIn([`${long}arebi`, `${long}are`, `${long}ar`, long], `${long}ar`)).toEqual([
      ...[`${long}ar`, `${long}are`, `${long}arebi`, long].sort(),
    ]);
  });

  test('are called for once, though a pair stands there twice', () => {
    expect(foundIn(['banana', 'banan', 'bananas'], 'banana')).toEqual(['banan', 'banana', 'bananas']);
  });

  test('are those that were put in, whatever else has a number', () => {
    const tokens = ['abdek', 'abdeki', 'abde'].map(token);
    const found: number[] = [];
    const table = buildBigrams(tokens, [0, 2]);
    for (const _ of [1, 2]) table.sharing('abdek', (number) => found.push(number));
    expect(found.sort()).toEqual([0, 0, 2, 2]);
  });
});
