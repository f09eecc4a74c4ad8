import { LEARNT_CONCEPTS } from '../tables/lexicon/index.ts';
import { type TextWord, textWords } from '../text/text-words.ts';
import { type ConceptHit, findConcepts } from './find-concepts.ts';
import { LETTER_BUCKETS, letterGrams } from './letter-grams.ts';
import { TURNS, turnOf } from './turn-of.ts';
import { termsOf, type Vocabulary } from './vocabulary.ts';

/** A text as numbers: features in rising order, each with its value (0–2). */
export type Features = { indices: Int32Array; values: Float32Array };

/** Where each kind of feature begins: concepts, pairs of concepts, letters, words. */
const PAIRS = LEARNT_CONCEPTS * TURNS.length;
const LETTERS = PAIRS + LEARNT_CONCEPTS * LEARNT_CONCEPTS;
const TERMS = LETTERS + LETTER_BUCKETS;

/** How much each kind counts in all; found on the tuning part of the passages. */
const WEIGHTS = { concept: 0.18, pair: 0.1, letters: 0.7, terms: 1.2 } as const;

export const featureCount = (vocabulary: Vocabulary): number => TERMS + vocabulary.terms.length;

/** The parts of a text that a feature came from. */
export type Source = { feature: number; value: number; from: number; to: number };

/** A text's features and, for the explanation, where in the text each came from. */
export function featuresOf(
  text: string,
  vocabulary: Vocabulary,
): { features: Features; sources: Source[]; words: readonly TextWord[] } {
  const words = textWords(text);
  const sources = [
    ...conceptSources(words, findConcepts(words)),
    ...scaled(letterSources(words), WEIGHTS.letters),
    ...scaled(termSources(words, vocabulary), WEIGHTS.terms),
  ];
  return { features: gathered(sources), sources, words };
}

/**
 * A concept counts by the logarithm of how often it is spoken of, apart where it is denied or guarded against; two
 * together that are meant as they stand count as a feature of their own.
 */
function conceptSources(words: readonly TextWord[], hits: ConceptHit[]): Source[] {
  const learnt = hits.filter(({ concept }) => concept < LEARNT_CONCEPTS);
  const turned = learnt.map((hit) => ({
    ...hit,
    feature: turnOf(words, hit) * LEARNT_CONCEPTS + hit.concept,
  }));
  const counts = new Map<number, number>();
  for (const { feature } of turned) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const plain = [...counts.keys()].filter((feature) => feature < LEARNT_CONCEPTS);
  const share = WEIGHTS.pair / 2 / Math.sqrt(Math.max(1, plain.length - 1));
  const sources: Source[] = [];
  for (const { feature, from, to } of turned) {
    const times = counts.get(feature) ?? 1;
    sources.push({ feature, value: (WEIGHTS.concept * Math.log2(1 + times)) / times, from, to });
    if (feature >= LEARNT_CONCEPTS) continue;
    for (const other of plain) {
      if (other === feature) continue;
      const [a, b] = feature < other ? [feature, other] : [other, feature];
      sources.push({ feature: PAIRS + a * LEARNT_CONCEPTS + b, value: share / times, from, to });
    }
  }
  return sources;
}

function letterSources(words: readonly TextWord[]): Source[] {
  return words.flatMap((word, at) =>
    letterGrams(word).map((bucket) => ({ feature: LETTERS + bucket, value: 1, from: at, to: at + 1 })),
  );
}

function termSources(words: readonly TextWord[], vocabulary: Vocabulary): Source[] {
  const sources: Source[] = [];
  for (const [term, from, to] of termsOf(words)) {
    const place = vocabulary.places.get(term);
    if (place === undefined) continue;
    sources.push({ feature: TERMS + place, value: vocabulary.idf[place] ?? 0, from, to });
  }
  return sources;
}

/** Damps repetition by the square root and scales the whole to one length, so that long texts count no more. */
function scaled(sources: Source[], length: number): Source[] {
  const sums = new Map<number, number>();
  for (const { feature, value } of sources) sums.set(feature, (sums.get(feature) ?? 0) + value);
  const times = new Map<number, number>();
  for (const { feature } of sources) times.set(feature, (times.get(feature) ?? 0) + 1);
  let square = 0;
  for (const [feature, sum] of sums) square += sum ** 2 / (times.get(feature) ?? 1);
  const scale = square > 0 ? length / Math.sqrt(square) : 0;
  return sources.map((source) => ({
    ...source,
    value: (source.value * scale) / Math.sqrt(times.get(source.feature) ?? 1),
  }));
}

function gathered(sources: Source[]): Features {
  const sums = new Map<number, number>();
  for (const { feature, value } of sources) sums.set(feature, (sums.get(feature) ?? 0) + value);
  const indices = Int32Array.from(sums.keys()).sort();
  return { indices, values: Float32Array.from(indices, (index) => sums.get(index) ?? 0) };
}
