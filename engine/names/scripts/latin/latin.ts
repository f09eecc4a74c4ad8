import anyAscii from 'any-ascii';
import { fold } from '../../tokens/fold.ts';
import { ENGLISH, FRENCH, type Habit, LANGUAGES, type Spelling } from './languages.ts';
import { reformedReading } from './old-indonesian.ts';
import { isWadeGiles, wadeGilesReadings } from './wade-giles.ts';

/** French that no accent gives away: endings of which the last letters are not said. */
const FRENCH_ENDING =
  /.(?:eaux?|aux|ault|aud|oux|ieux|oi[stx]|ai[sx]|ays|[^aeiouy]ard|[^aeiouy]ert|ot|et|uet|ier|ent|ond|on|eau|illon|ille|eux|(?:rl|rg|ul|gu|qu|v)es)$/;

/** Names of which every word has the ending of the nominative: Latvian and Lithuanian, and the Latin of the Church. */
const NOMINATIVE = /^\p{L}{2,}(?:us|[aiy]s|[^aeiou]s|š)$/iu;
const ENDINGS: readonly RegExp[] = [/(?:[aiy]s|s|š)$/u, /i?us$/u];

const PLAIN_WORD = /^[a-z]+$/;
const WORDS = /\p{L}[\p{L}\p{M}]*/gu;
type Heard = Map<string, readonly string[]>;

const MOST_KNOWN = 50_000;
/** What is heard in words, by language and, where words have endings, apart. */
const known = { plain: new Map<Habit | undefined, Heard>(), declined: new Map<Habit | undefined, Heard>() };
const patterns = new Map<readonly Spelling[], RegExp>();

/**
 * How the letters of a name in Latin are to be said: by the language that its marks give away, and whether its words
 * have endings that other scripts leave out; and whether it is Chinese as Wade and Giles spell it. One for a whole name,
 * since a word says too little.
 */
export type LatinHabits = { language: Habit | undefined; isDeclined: boolean; isWadeGiles: boolean };

/** Tells how a name is to be said. */
export function habitsOf(name: string): LatinHabits {
  const plain = name.normalize('NFC');
  const language = LANGUAGES.find(({ marks }) => marks.test(plain));
  const words = plain.match(WORDS)?.filter((word) => word.length > 2) ?? [];
  const isDeclined = words.length > 1 && words.every((word) => NOMINATIVE.test(word));
  return { language, isDeclined, isWadeGiles: isWadeGiles(plain) };
}

/**
 * How a Latin word is said, as sound symbols, where the letters of its name tell: names in Latin letters too are compared
 * by that. None where that is not told, or is what its letters say.
 */
export function spokenInLatin(word: string, habits: LatinHabits): readonly string[] {
  if (habits.isWadeGiles) return wadeGilesReadings(word);
  if (tellsLanguage(habits)) return heardInLatin(word, habits);
  const reformed = reformedReading(word.toLowerCase());
  return reformed === undefined ? [] : [reformed];
}

/** Whether the letters of a name tell its language, or that its words have endings. */
export function tellsLanguage({ language, isDeclined }: LatinHabits): boolean {
  return language !== undefined || isDeclined;
}

/**
 * What another script may hear in a Latin word, as sound symbols, where that is not what its letters say: scripts write
 * a name as it is said in its own language (Wright is rait, Lemieux lemye, Džons jon).
 */
export function heardInLatin(word: string, { language, isDeclined }: LatinHabits): readonly string[] {
  const byLanguage = isDeclined ? known.declined : known.plain;
  const byWord = byLanguage.get(language) ?? new Map();
  const found = byWord.get(word);
  if (found) return found;
  if (byWord.size >= MOST_KNOWN) byWord.clear();
  const heard = readingsOf(word.normalize('NFC').toLowerCase(), language, isDeclined);
  byLanguage.set(language, byWord.set(word, heard));
  return heard;
}

function readingsOf(word: string, language: Habit | undefined, isDeclined: boolean): readonly string[] {
  if (word.length < 3) return [];
  const spoken = language
    ? [speak(word, language.spellings)]
    : [ENGLISH, ...(FRENCH_ENDING.test(word) ? [FRENCH] : [])].map((spellings) => speak(word, spellings));
  const stems = isDeclined
    ? ENDINGS.map((ending) => speak(word.replace(ending, ''), language?.spellings))
    : [];
  const written = fold(letters(word));
  return [...new Set([...spoken, ...stems].map(fold))].filter((one) => one.length > 1 && one !== written);
}

/** All spellings of a language at once: of those that begin at a letter the first counts. */
function patternOf(spellings: readonly Spelling[]): RegExp {
  const made = patterns.get(spellings);
  if (made) return made;
  const pattern = new RegExp(spellings.map(([letters]) => `(${letters.source})`).join('|'), 'gu');
  patterns.set(spellings, pattern);
  return pattern;
}

function speak(word: string, spellings: readonly Spelling[] = []): string {
  if (spellings.length === 0) return letters(word);
  return letters(
    word.replace(patternOf(spellings), (...found) => spellings[found.indexOf(found[0], 1) - 1]![1]),
  );
}

/** The letters without their marks. */
function letters(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  return anyAscii(word)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
