import { findConcepts } from '../features/find-concepts.ts';
import { turnOf } from '../features/turn-of.ts';
import type { MediaLabel, Proceedings } from '../labels.ts';
import { CONCEPTS, type Concept } from '../tables/lexicon/index.ts';
import { type TextWord, textWords } from '../text/text-words.ts';

/** Of equally many words the earlier kind counts: a prosecutor's suit for damages is still a prosecutor's. */
const KINDS: readonly [Proceedings, readonly Concept[]][] = [
  ['criminal', ['criminal_case']],
  ['insolvency', ['insolvency_case']],
  ['civil', ['civil_case']],
  [
    'administrative',
    ['administrative_case', 'regulator', 'regulator_name', 'supervisory_act', 'sanction_body'],
  ],
];
/** What a matter of a label is dealt with in most often: where words speak of any, this one counts once more. */
const USUAL: Partial<Record<MediaLabel, Proceedings>> = {
  regulatory: 'administrative',
  sanctions: 'administrative',
};
const PLAIN = 0;

/**
 * Whose proceedings a passage speaks of, by the words of courts, parties, authorities and creditors in it; nothing
 * when it has none, and for facts of public office.
 */
export function proceedingsOf(
  passage: string | readonly TextWord[],
  label: MediaLabel,
): Proceedings | undefined {
  if (label === 'none' || label === 'pep') return undefined;
  const words = typeof passage === 'string' ? textWords(passage) : passage;
  const phrases = findConcepts(words).filter((hit) => turnOf(words, hit) === PLAIN);
  const counts = KINDS.map(([kind, concepts]) => {
    const places = phrases.filter((hit) => concepts.includes(CONCEPTS[hit.concept]!)).map(({ from }) => from);
    return { kind, spoken: new Set(places).size, usual: USUAL[label] === kind ? 1 : 0 };
  });
  if (counts.every(({ spoken }) => spoken === 0)) return undefined;
  return counts.reduce((most, one) => (one.spoken + one.usual > most.spoken + most.usual ? one : most)).kind;
}
