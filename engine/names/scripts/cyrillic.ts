import { otherSign } from './other-sign.ts';

/** Cyrillic letters of Russian, Ukrainian, Belarusian, Serbian, Macedonian, Kazakh and neighbours. */
const LETTERS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  ђ: 'dj',
  ѓ: 'g',
  е: 'e',
  ё: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  ѕ: 'dz',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  ќ: 'k',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  џ: 'dz',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  ҷ: 'j',
  ҳ: 'h',
  ӣ: 'i',
  ӯ: 'u',
};

/** Romanises one lower-case Cyrillic word. A leading е is read ye. */
export function romaniseCyrillic(word: string): string {
  let out = '';
  for (const letter of word) out += LETTERS[letter] ?? otherSign(letter);
  return word.startsWith('е') ? `y${out}` : out;
}

/** True for words with Cyrillic letters. */
export function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}
