import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { blockedWords } from './blocked-words.ts';

const words = new Set<string>(blockedWords);
const longest = Math.max(...blockedWords.map((word) => word.length));

const signs: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  $: 's',
  '5': 's',
  '1': 'i',
  '!': 'i',
  '3': 'e',
};
const lettersOf = (text: string) => text.replace(/\P{L}/gu, '');
const folded = (text: string) => text.normalize('NFKC').toLowerCase();
/** Digits and signs before and after, such as `123!`, make no word another one. */
function core(text: string) {
  const all = [...folded(text)];
  const first = all.findIndex((sign) => /[\p{L}@$]/u.test(sign));
  const last = all.findLastIndex((sign) => /\p{L}/u.test(sign));
  return all.slice(Math.max(first, 0), last + 1).join('');
}

/** A text as it is read: with the usual substitutions undone (`P@ssw0rd`), and with digits and signs left out (`Pass@word`). */
const readings = (text: string) => [
  lettersOf(text),
  lettersOf([...text].map((sign) => signs[sign] ?? sign).join('')),
];

/** Nothing but a few letters and digits in a row, such as `Aa123456!`. */
const isCounting = (text: string) =>
  lettersOf(text).length <= 3 && /012|123|234|345|456|987|654|321|(\d)\1\1/.test(text);

/** A word that guessers try, and at most two letters besides. */
const isGuessed = (letters: string) =>
  letters.length <= longest + 2 &&
  [0, 1, 2].some((from) =>
    [0, 1, 2].some((to) => from + to <= 2 && words.has(letters.slice(from, letters.length - to))),
  );

/** Whether a password is little more than a word everybody tries first, or holds the person's name or a word of the firm. */
export function isBlocked(password: string, own: readonly string[], policy: SecurityPolicy): boolean {
  if (!policy.blockList) return false;
  const read = [...readings(folded(password)), ...readings(core(password))];
  if (isCounting(folded(password)) || read.some(isGuessed)) return true;
  return [...own, ...policy.blockedWords]
    .map((name) => lettersOf(folded(name)))
    .some((name) => name.length >= 4 && read.some((letters) => letters.includes(name)));
}
