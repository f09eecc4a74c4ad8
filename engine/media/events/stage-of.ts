import { findConcepts } from '../features/find-concepts.ts';
import type { MediaStage, Proceedings } from '../labels.ts';
import { CONCEPTS, type Concept } from '../tables/lexicon/index.ts';
import { type TextWord, textWords } from '../text/text-words.ts';

/** The later a matter's stage the more it says: what ended in an acquittal was charged before. */
const ORDER: readonly [Concept, MediaStage][] = [
  ['acquitted', 'acquittal'],
  ['settled', 'settlement'],
  ['convicted', 'conviction'],
  ['penalised', 'penalty'],
  ['charged', 'charge'],
  ['investigated', 'investigation'],
  ['alleged', 'allegation'],
];

/** How far the matter of a passage has come, by its words; nothing when none says so. */
export function stageOf(
  passage: string | readonly TextWord[],
  proceedings?: Proceedings,
): MediaStage | undefined {
  const spoken = spokenOf(passage);
  const isPossible = possibleStage(passage, proceedings);
  return ORDER.find(([concept, stage]) => spoken.has(concept) && isPossible(stage))?.[1];
}

/**
 * Whether the words of a passage allow a stage: nothing is a conviction without a verdict of guilt, a sentence or, in
 * criminal proceedings, a court; a civil suit is neither a charge nor ends in a conviction.
 */
export function possibleStage(
  passage: string | readonly TextWord[],
  proceedings?: Proceedings,
): (stage: MediaStage) => boolean {
  const spoken = spokenOf(passage);
  const isCriminal = proceedings === 'criminal';
  return (stage) => {
    if (stage === 'charge') return proceedings !== 'civil';
    if (stage !== 'conviction') return true;
    return proceedings !== 'civil' && (spoken.has('convicted') || (isCriminal && spoken.has('court')));
  };
}

function spokenOf(passage: string | readonly TextWord[]): ReadonlySet<Concept | undefined> {
  const words = typeof passage === 'string' ? textWords(passage) : passage;
  return new Set(findConcepts(words).map(({ concept }) => CONCEPTS[concept]));
}
