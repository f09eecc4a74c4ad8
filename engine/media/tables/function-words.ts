/**
 * English words that hold a sentence together and say nothing of what it is about. What denies or restricts ("not",
 * "without", "against") is none of them.
 */
const FUNCTION_WORDS = new Set(
  `a about after all also am an and any are as at be because been before being between both but by can could did do does
  down during each for from had has have he her here him his how i if in into is it its itself just may me might more most
  must my of off on once one only or other our out over own said same says she should since so some such than that the
  their them then there these they this those through to too two under until up upon us very was we were what when where
  which while who whom whose why will with within would you your`.split(/\s+/),
);

/** Whether a word as it stands in a text only holds the sentence together. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word.toLowerCase());
