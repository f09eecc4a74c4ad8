/** Spellings that sound alike in Indian English, applied one after another to a word in lower case. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/x/g, 'ks'],
  [/ch(?=em|em|r|l|t|n|$)/g, 'k'],
  [/(?<=te|me|psy)ch/g, 'k'],
  [/ch/g, 'C'],
  [/q(?:u(?=[aeiou]))?/g, 'k'],
  [/c(?=[eiy])/g, '?'],
  [/c/g, 'k'],
  [/sh/g, 's'],
  [/w/g, 'v'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/(?<=[^aeiou])y/g, 'i'],
  [/(\D)\1+/g, '$1'],
];

/**
 * How a word sounds, as one or two keys: c before e, i or y is read as s and as k ("Cemtech" sounds like both
 * "Semtech" and "Kemtech"). Equal keys are the phonetic likeness of clause (e).
 */
export function phoneticKeys(word: string): string[] {
  const key = sounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
  const plain = (reading: string) => key.replaceAll('?', reading).replace(/(\D)\1+/g, '$1');
  return key.includes('?') ? [plain('s'), plain('k')] : [plain('')];
}
