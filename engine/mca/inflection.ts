import { irregularVerbs } from './tables/irregular-verbs.ts';

const vowel = /[aeiouy]/;
/** Words that only look like a plural or a past tense. */
const fixed = new Set(
  'united news always perhaps series species lens atlas christmas canvas texas'.split(' '),
);

/** Singular of an English noun; acronyms and short words stay: SMS is not the plural of SM. */
export function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || fixed.has(word)) return word;
  if (/(?:ss|us|is)$/.test(word) || !vowel.test(word.slice(0, -1))) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function undouble(stem: string): string {
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** The part of a verb that its tenses share: ascended, ascending, ascend → "ascend"; dominant, dominating → "domin". */
export function verbStem(word: string): string {
  const infinitive = irregularVerbs.get(word) ?? word;
  if (fixed.has(infinitive) || infinitive.length <= 4) return infinitive;
  const latin = /^(.{4,}?)(?:ating|ated|ate|ant)$/.exec(infinitive)?.[1];
  if (latin && vowel.test(latin)) return latin;
  const ending = /^(.{3,}?)(?:ing|ied|ed)$/.exec(infinitive);
  const stem = ending?.[1];
  if (stem && vowel.test(stem) && !/e$/.test(stem)) {
    return infinitive.endsWith('ied') ? `${stem}y` : undouble(stem).replace(/e$/, '');
  }
  return infinitive.replace(/([^aeiou])e$/, '$1');
}
