import { findConcepts } from '../features/find-concepts.ts';
import type { MediaStage } from '../labels.ts';
import { CONCEPTS, type Concept } from '../tables/lexicon/index.ts';
import { type TextWord, textWords } from '../text/text-words.ts';

/** The later a matter's stage the more it says: what ended in an acquittal was charged before. */
const ORDER: readonly [Concept, MediaStage][] = [
  ['acquitted', 'acquittal'],
  ['settled', 'settlement'],
  ['convicted', 'conviction'],
  ['charged', 'charge'],
  ['investigated', 'investigation'],
  ['alleged', 'allegation'],
];

/** How far the matter of a passage has come, by its words; nothing when none says so. */
export function stageOf(passage: string | readonly TextWord[]): MediaStage | undefined {
  const words = typeof passage === 'string' ? textWords(passage) : passage;
  const spoken = new Set(findConcepts(words).map(({ concept }) => CONCEPTS[concept]));
  return ORDER.find(([concept]) => spoken.has(concept))?.[1];
}
