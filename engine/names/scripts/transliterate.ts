import anyAscii from 'any-ascii';
import { isArabic, romaniseArabic } from './arabic.ts';
import { romaniseArmenian } from './armenian.ts';
import { romaniseBurmese } from './burmese.ts';
import { isCyrillic, romaniseCyrillic } from './cyrillic.ts';
import { soundsOfEthiopic } from './ethiopic.ts';
import { romaniseGeorgian, soundsOfGeorgian } from './georgian.ts';
import { romaniseGreek, soundsOfGreek } from './greek.ts';
import { mayTranscribe, pinyinOf, soundsOfHan } from './han.ts';
import { isHangul, romaniseHangul, soundsOfHangul } from './hangul.ts';
import { soundsOfHebrew } from './hebrew.ts';
import { romaniseIndic } from './indic.ts';
import { soundsOfKana } from './katakana.ts';
import { soundsOfKhmer } from './khmer.ts';
import { soundsOfThai } from './thai.ts';

/**
 * How a script writes names. `script` is read letter by letter, `abjad` leaves vowels out, `syllable` is one of Han or
 * Hangul in a name of its own language; the others write what they hear, and `han` and `hangul` are names from elsewhere.
 */
export type Origin =
  | 'latin'
  | 'script'
  | 'abjad'
  | 'syllable'
  | 'ethiopic'
  | 'georgian'
  | 'greek'
  | 'hangul'
  | 'han'
  | 'hebrew'
  | 'kana'
  | 'khmer'
  | 'indic'
  | 'tamil'
  | 'thai';

/**
 * A word in Latin letters, with another reading of its script. `sounds` are sound symbols as `fold` makes them, one or
 * several readings, where the Latin letters do not say what was heard.
 */
type Romanised = { text: string; second?: string; sounds?: readonly string[]; origin: Origin };

const HAN = /\p{Script=Han}/u;
const PLAIN = /^[\x20-\x7E]*$/;

/** How a name in Han or Hangul may be read: as one of its own language, as one from elsewhere, or as either. */
type Reading = 'own' | 'either' | 'foreign';

const DOTTED = /\p{Script=Han}[·・‧•．]\p{Script=Han}/u;
const LONG_HANGUL =
  /\p{Script=Hangul}{5}|\p{Script=Hangul}\s+\p{Script=Hangul}{3}|\p{Script=Hangul}{3}\s+\p{Script=Hangul}/u;
const PARTED_HANGUL = /^\s*\p{Script=Hangul}{1,2}\s+\p{Script=Hangul}{1,2}\s*$/u;
/** The most usual family names of Korea: who has one is no foreigner. */
const KOREAN_FAMILY = /(^|\s)[김이박최정강조윤장임한오서신권황안송류홍](\s|$)/u;
const BRACKETS = /[(（[][^()（）[\]]*[)）\]]/g;

/** Tells a name from elsewhere by the dot between its parts or its length. */
export function readingOf(text: string): Reading {
  const plain = text.replace(BRACKETS, '');
  if (DOTTED.test(plain) || LONG_HANGUL.test(plain)) return 'foreign';
  const mayBeForeign = PARTED_HANGUL.test(plain) && !KOREAN_FAMILY.test(plain);
  return mayBeForeign || mayTranscribe(plain) ? 'either' : 'own';
}

/** True for a name that is from elsewhere and nothing else. */
export function isForeignInScript(text: string): boolean {
  return readingOf(text) === 'foreign';
}

/** Turns one word into lower-case ASCII, which may be several words (Han gives one a syllable unless `foreign`). */
export function transliterate(word: string, foreign = false): Romanised {
  if (PLAIN.test(word)) return { text: word.toLowerCase(), origin: 'latin' };
  const lower = word.toLowerCase();
  if (isArabic(lower)) {
    const text = romaniseArabic(lower);
    const second = romaniseArabic(lower, true);
    return { text, origin: 'abjad', ...(second === text ? {} : { second }) };
  }
  if (isCyrillic(lower)) return { text: romaniseCyrillic(lower), origin: 'script' };
  if (/\p{Script=Armenian}/u.test(lower)) return { text: romaniseArmenian(lower), origin: 'script' };
  if (/\p{Script=Greek}/u.test(lower)) return heard(romaniseGreek(lower), soundsOfGreek(lower), 'greek');
  if (/\p{Script=Georgian}/u.test(lower))
    return heard(romaniseGeorgian(lower), soundsOfGeorgian(lower), 'georgian');
  if (/\p{Script=Tamil}/u.test(lower)) return { text: romaniseIndic(lower), origin: 'tamil' };
  if (INDIC.test(lower)) return { text: romaniseIndic(lower), origin: 'indic' };
  if (isHangul(lower))
    return foreign
      ? heard(
          romaniseHangul(lower).replaceAll(' ', '').replaceAll('lr', 'l'),
          [soundsOfHangul(lower)],
          'hangul',
        )
      : { text: romaniseHangul(lower), origin: 'syllable' };
  if (/[\p{Script=Katakana}\p{Script=Hiragana}]/u.test(lower))
    return heard(anyAscii(lower).toLowerCase(), [soundsOfKana(lower)], 'kana');
  if (/\p{Script=Hebrew}/u.test(lower))
    return heard(anyAscii(lower).toLowerCase(), [soundsOfHebrew(lower)], 'hebrew');
  if (/\p{Script=Myanmar}/u.test(lower)) return { text: romaniseBurmese(lower), origin: 'script' };
  if (/[\p{Script=Thai}\p{Script=Lao}]/u.test(lower))
    return heard(anyAscii(lower).toLowerCase(), soundsOfThai(lower), 'thai');
  if (/\p{Script=Khmer}/u.test(lower))
    return heard(anyAscii(lower).toLowerCase(), [soundsOfKhmer(lower)], 'khmer');
  if (/\p{Script=Ethiopic}/u.test(lower))
    return heard(anyAscii(lower).toLowerCase(), [soundsOfEthiopic(lower)], 'ethiopic');
  if (HAN.test(lower))
    return foreign
      ? heard(pinyinOf(lower), [soundsOfHan(lower)], 'han')
      : { text: pinyinOf(lower), origin: 'syllable' };
  const latin = /\p{Script=Latin}/u.test(lower);
  return {
    text: anyAscii(lower.replaceAll('ə', 'a')).toLowerCase(),
    origin: latin ? 'latin' : 'script',
  };
}

const INDIC =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;

/** One word, doubled sounds as one. */
function heard(text: string, sounds: readonly string[], origin: Origin): Romanised {
  const plain = sounds.map((one) => one.replace(/[^A-Za-z0-9]/g, ''));
  // Without its vowels a word has two of one consonant side by side that are both said.
  const singly = origin === 'hebrew' ? plain : plain.map((one) => one.replace(/(.)\1+/g, '$1'));
  return { text: text.replace(/[^a-z0-9]/g, ''), sounds: [...new Set(singly)], origin };
}
