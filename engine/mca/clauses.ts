/**
 * Matters that rule 8(2) of the Companies (Incorporation) Rules 2014 disregards, by their letters in the version
 * substituted by the Fifth Amendment Rules of 10 May 2019.
 */
const clauseTitles = {
  a: 'Words of legal form: Private, Limited, LLP, Company, Corporation, Group',
  b: 'Plural or singular',
  c: 'Type and case of letters, spacing, punctuation and special characters',
  d: 'Tense',
  e: 'Phonetic spelling or misspelling',
  f: 'Host name or domain extension',
  g: 'Order of words',
  h: 'Definite or indefinite article',
  i: 'Slight variation in spelling, or grammatical variation',
  j: 'Complete translation or transliteration, Hindi or English',
  k: 'Name of a place added to a name without one',
  l: 'Numeral added, removed or changed',
} as const;

export type Clause = keyof typeof clauseTitles;

/** The order in which the clauses are applied and shown. */
export const clauseOrder: readonly Clause[] = ['f', 'c', 'j', 'a', 'h', 'i', 'l', 'k', 'b', 'd', 'e', 'g'];
