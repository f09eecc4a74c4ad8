import { fold } from '../../tokens/fold.ts';

/**
 * Indonesian and Malay spelling before and after 1972: Van Ophuijsen (1901) and Soewandi (1947) against the Ejaan Yang
 * Disempurnakan (decree 57 of 1972). J alone was y, and is left to what it costs to change one into the other.
 */
const REFORMED: readonly (readonly [RegExp, string])[] = [
  [/tj/g, 'c'],
  [/dj/g, 'j'],
  [/nj/g, 'ny'],
  [/sj/g, 'sy'],
  [/ch/g, 'kh'],
  [/oe/g, 'u'],
];

/** What only the old spelling has; ch alone is English. Short words and ends have it by chance: Joel, Noel, Chloe. */
const OLD = /tj|dj|nj|sj|.oe.{2}/;

/** How a word in the old spelling of Indonesian sounds in the new one, as sound symbols; none where it has no mark of it. */
export function reformedReading(word: string): string | undefined {
  if (word.length < 5 || !OLD.test(word)) return undefined;
  return fold(REFORMED.reduce((text, [old, now]) => text.replace(old, now), word));
}
