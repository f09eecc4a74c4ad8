import { CONCEPTS, phrasesOf } from '../tables/lexicon/index.ts';
import { type TextWord, textWords } from '../text/text-words.ts';

/** A phrase of the lexicon in a text: the concept's place in `CONCEPTS`, and the words `from` up to, not with, `to`. */
export type ConceptHit = { concept: number; from: number; to: number };

const LONGEST_PHRASE = 6;
/** Concepts by the stems of a phrase; an acronym's key begins with "^". */
const phrases = new Map<string, number[]>();

CONCEPTS.forEach((concept, index) => {
  for (const phrase of phrasesOf(concept)) {
    const key = keyOf(phrase);
    const known = phrases.get(key);
    if (!known) phrases.set(key, [index]);
    else if (!known.includes(index)) known.push(index);
  }
});

function keyOf(phrase: string): string {
  if (/^[A-Z]{2,6}$/.test(phrase)) return `^${phrase}`;
  return textWords(phrase.toLowerCase())
    .map((word) => word.stem)
    .join(' ');
}

/**
 * The phrases of the lexicon in a text, longest first where they overlap within one concept, so that "sanctions list"
 * counts once. Phrases of different concepts may overlap.
 */
export function findConcepts(words: readonly TextWord[]): ConceptHit[] {
  const hits: ConceptHit[] = [];
  const reached = new Int32Array(CONCEPTS.length);
  for (let from = 0; from < words.length; from++) {
    const acronym = words[from]!.acronym;
    if (acronym) take(phrases.get(`^${acronym}`), from, from + 1, reached, hits);
    for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from; to--) {
      take(phrases.get(stemsOf(words, from, to)), from, to, reached, hits);
    }
  }
  return hits;
}

function take(
  concepts: number[] | undefined,
  from: number,
  to: number,
  reached: Int32Array,
  hits: ConceptHit[],
): void {
  for (const concept of concepts ?? []) {
    if ((reached[concept] ?? 0) > from) continue;
    reached[concept] = to;
    hits.push({ concept, from, to });
  }
}

function stemsOf(words: readonly TextWord[], from: number, to: number): string {
  let key = words[from]!.stem;
  for (let at = from + 1; at < to; at++) key += ` ${words[at]!.stem}`;
  return key;
}
