import { splitWords } from '../../../../engine/names/index.ts';

const LONGEST_WORD = 60;
/** Scripts written without spaces: what is sought may begin at any of their signs. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]{2,}$/u;
const LONGEST_RUN = 20;
const APOSTROPHES = /['’‘ʻʼ`´ʹʺ′ʾʿ]/g;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** One spelling: width, case, accents of European letters, and the vowel marks and stretching of Arabic do not count. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .normalize('NFKC')
    .toLowerCase();

/** The words of a text as it is written. */
export function wordsOf(text: string): string[] {
  return [...plain(text).matchAll(WORDS)].map(([word]) => cut(word));
}

const cut = (word: string) => [...word].slice(0, LONGEST_WORD).join('');

/** What a text is found by: its words, those that an apostrophe joins, the Latin reading of other scripts. */
export function indexWords(text: string): string[] {
  const joined = text.search(APOSTROPHES) >= 0 ? wordsOf(text.replace(APOSTROPHES, '')) : [];
  const found = [...wordsOf(text), ...joined, ...latinOf(text)];
  return [...new Set(found.flatMap((word) => (UNSPACED.test(word) ? everyBeginning(word) : [word])))];
}

function everyBeginning(run: string): string[] {
  const signs = [...run];
  return signs.map((_, at) => signs.slice(at, at + LONGEST_RUN).join(''));
}

/** ASCII letters are their own reading; that of Han and Hangul by the syllable would find everything. */
const latinOf = (text: string) =>
  /[^\u0020-\u007e]/.test(text)
    ? splitWords(text).flatMap(({ origin, text: word }) => (origin === 'syllable' ? [] : [cut(word)]))
    : [];

/** Identifiers are also found by their letters and digits alone. */
export const identifierWords = (value: string) => [...indexWords(value), cut(wordsOf(value).join(''))];

/** `PR-000123` is found as it stands, without its zeros, and in one. */
export function numberWords(number: string): string[] {
  const words = identifierWords(number);
  return [...words, ...words.map((word) => word.replace(/^0+(?=\d)/, ''))];
}

/** One word that is sought, in each of its readings; the last one may be unfinished. */
export type SoughtWord = { readings: string[]; unfinished: boolean };

const MOST_WORDS = 12;

export function soughtWords(search: string): SoughtWord[] {
  const words = wordsOf(search.replace(APOSTROPHES, '')).slice(0, MOST_WORDS);
  return words.map((word, at) => ({
    readings: [
      ...new Set([UNSPACED.test(word) ? [...word].slice(0, LONGEST_RUN).join('') : word, ...latinOf(word)]),
    ],
    unfinished: at === words.length - 1 || UNSPACED.test(word),
  }));
}

/** As the database's own language of searches says it; every word is quoted, so none of its signs means anything. */
export const toTsQuery = (words: readonly SoughtWord[]) =>
  words
    .map(({ readings, unfinished }) => {
      const quoted = readings.map((word) => `'${word.replace(/['\\]/g, '$&$&')}'${unfinished ? ':*' : ''}`);
      return `(${quoted.join(' | ')})`;
    })
    .join(' & ');

/** Which of the sought words a short text, such as a name, holds. */
export function heldBy(text: string, words: readonly SoughtWord[]): Set<SoughtWord> {
  const own = indexWords(text);
  return new Set(
    words.filter(({ readings, unfinished }) =>
      readings.some((sought) => own.some((word) => (unfinished ? word.startsWith(sought) : word === sought))),
    ),
  );
}
