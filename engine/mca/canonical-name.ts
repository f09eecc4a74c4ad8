import type { Clause } from './clauses.ts';
import { singular, verbStem } from './inflection.ts';
import { phoneticKeys } from './phonetic.ts';
import { legalForms, longLegalForms } from './tables/legal-forms.ts';
import { numeralWords } from './tables/numerals.ts';
import { places } from './tables/places.ts';
import { spellings } from './tables/spellings.ts';
import { translated } from './translated.ts';
import { wordsOfName } from './words-of-name.ts';

type Words = readonly string[];

function withoutLegalForms(words: Words): string[] {
  let rest = [...words];
  for (const form of longLegalForms) {
    for (let at = 0; at + form.length <= rest.length; at += 1) {
      if (form.every((word, offset) => rest[at + offset] === word)) rest.splice(at, form.length);
    }
  }
  rest = rest.filter((word) => !legalForms.has(word));
  if (rest.at(-1) === 'and') rest.pop();
  if (rest[0] === 'and') rest.shift();
  return rest;
}

function withoutArticles(words: Words): Words {
  return words.filter((word, index) => word !== 'the' && !(index === 0 && (word === 'a' || word === 'an')));
}

function spelledAlike(word: string): string {
  const known = spellings.get(word) ?? spellings.get(singular(word));
  return (known ?? word).replace(/is(e|ed|ing|er|ation)$/, 'iz$1');
}

function isNumeral(word: string): boolean {
  return /^\d+(?:st|nd|rd|th)?$/.test(word) || numeralWords.has(word);
}

/** Positions of the words that name a place, alone or with the next word. */
function placePositions(words: Words): Set<number> {
  const found = new Set<number>();
  words.forEach((word, at) => {
    if (places.has(word)) found.add(at);
    if (places.has(`${word} ${words[at + 1]}`)) found.add(at).add(at + 1);
  });
  return found;
}

/** True when a name holds the name of a place. */
export function namesPlace(text: string): boolean {
  return placePositions(wordsOfName(text, { hosts: true, spelled: false, spacing: true })).size > 0;
}

const wordRules: readonly (readonly [Clause, (words: Words, text: string) => Words])[] = [
  ['j', translated],
  ['a', withoutLegalForms],
  ['h', withoutArticles],
  ['i', (words) => words.map(spelledAlike)],
  ['l', (words) => words.filter((word) => !isNumeral(word))],
  [
    'k',
    (words) => {
      const found = placePositions(words);
      return words.filter((_, at) => !found.has(at));
    },
  ],
  ['b', (words) => words.map(singular)],
  ['d', (words) => words.map(verbStem)],
];

/** Words of a name after the given clauses are disregarded, before sounds and order. */
export function canonicalWords(text: string, clauses: ReadonlySet<Clause>): Words {
  const words: Words = wordsOfName(text, {
    hosts: clauses.has('f'),
    spelled: clauses.has('e'),
    spacing: clauses.has('c'),
  });
  return wordRules.reduce((rest, [clause, rule]) => (clauses.has(clause) ? rule(rest, text) : rest), words);
}

/**
 * Texts that stand for a name once the given clauses are disregarded; two names are the same under them when they
 * share one. Empty for a name that nothing is left of.
 */
export function canonicalKeys(text: string, clauses: ReadonlySet<Clause>): Set<string> {
  const words = canonicalWords(text, clauses);
  const keys = new Set<string>();
  if (words.join('').length < 2) return keys;
  const gap = clauses.has('c') ? '' : ' ';
  const sounds = clauses.has('e') ? words.map(phoneticKeys) : words.map((word) => [word]);
  for (const pick of [0, -1]) {
    const read = sounds.map((readings) => readings.at(pick) ?? '');
    keys.add(read.join(gap));
    if (clauses.has('g')) keys.add(`sorted ${[...read].sort().join(gap)}`);
  }
  return keys;
}
