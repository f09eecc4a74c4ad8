const VOWEL = /[aeiouy]/;
const KEPT = new Set(['united', 'need', 'news', 'always', 'during', 'king', 'ring', 'thing', 'being', 'red']);

/**
 * The stem of a lower-case English word: plural, -ed, -ing and a silent e are taken off, so that "bribes", "bribed"
 * and "bribing" are one. Lighter than Porter's stemmer of 1980: endings that change a word's kind stay, for "regulator"
 * and "regulated" should not be one.
 */
export function stem(word: string): string {
  let text = word.endsWith("'s") ? word.slice(0, -2) : word.replace(/'/g, '');
  if (text.length < 4 || KEPT.has(text)) return text;
  text = singular(text);
  text = withoutVerbEnding(text);
  return text.length > 3 && text.endsWith('e') ? text.slice(0, -1) : text;
}

function singular(text: string): string {
  if (text.endsWith('ies')) return text.length > 4 ? `${text.slice(0, -3)}y` : text.slice(0, -1);
  if (/(x|ch|sh|z)es$/.test(text)) return text.slice(0, -2);
  if (/[^su]s$/.test(text) && !text.endsWith('is')) return text.slice(0, -1);
  return text;
}

function withoutVerbEnding(text: string): string {
  if (text.endsWith('ied') && text.length > 4) return `${text.slice(0, -3)}y`;
  const ending = ['ing', 'ed'].find((one) => text.endsWith(one));
  if (!ending || text.endsWith('eed')) return text;
  const rest = text.slice(0, -ending.length);
  if (rest.length < 3 || !VOWEL.test(rest)) return text;
  return /([bdfgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}
