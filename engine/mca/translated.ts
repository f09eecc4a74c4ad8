import { phoneticKeys } from './phonetic.ts';
import { hindiEnglish } from './tables/hindi-english.ts';
import { legalForms } from './tables/legal-forms.ts';
import { wordsOfName } from './words-of-name.ts';

const devanagari = /\p{Script=Devanagari}/u;

/** What is left of a word when vowels go: transliterated Hindi keeps its consonants and guesses its vowels. */
function consonants(word: string): string {
  const sound = phoneticKeys(word)[0] ?? '';
  return sound.replace(/[aeiouh?]/g, '');
}

const byConsonants = new Map(
  [...hindiEnglish].reverse().map(([word, english]) => [consonants(word), english]),
);
const scriptLegalForms = new Set([...legalForms, 'praivet', 'kampani'].map(consonants));

/**
 * English of a name that is Hindi from end to end, in Latin or in Devanagari letters; any other name stays as it is,
 * because clause (j) speaks of a complete translation and not part thereof.
 */
export function translated(words: readonly string[], text: string): readonly string[] {
  const own = words.filter((word) => !legalForms.has(word));
  const english = (word: string) =>
    devanagari.test(text) ? byConsonants.get(consonants(word)) : hindiEnglish.get(word);
  if (own.length === 0 || own.some((word) => english(word) === undefined)) return words;
  return words.flatMap((word) => english(word)?.split(' ') ?? [word]);
}

/** Consonants of a name without its legal forms, for a comparison across scripts. */
function sketch(text: string): string {
  return wordsOfName(text, { hosts: true, spelled: false, spacing: true })
    .map(consonants)
    .filter((word) => !scriptLegalForms.has(word))
    .join(' ');
}

/** True when one name is in Devanagari, the other is not, and their consonants agree: a transliteration. */
export function transliteratedAlike(left: string, right: string): boolean {
  if (devanagari.test(left) === devanagari.test(right)) return false;
  const ours = sketch(left);
  return ours.replaceAll(' ', '').length >= 3 && ours === sketch(right);
}
