import { WEIGHTS } from './weights.ts';

/** The signs of a sentence that it tells something adverse of a subject, and how strong each is. */
export type Signs = Readonly<Record<string, number>>;
/** In log-odds: what a sign of strength 1 adds, and where a sentence without signs begins. */
export type Weights = typeof WEIGHTS;

/** From this likelihood a sentence is told of a subject: found on the documents, by weights learnt from others. */
export const LEAST_LIKELIHOOD = 0.5;
/** The same where the sentence only may call the subject, or calls nobody. */
export const LEAST_UNCALLED = 0.7;

/** How likely a sentence with these signs tells something adverse of the one they were read for, 0–1. */
export function likelihoodOf(signs: Signs, weights: Weights = WEIGHTS): number {
  let score = weights.bias;
  for (const [sign, strength] of Object.entries(signs)) score += (weights.signs[sign] ?? 0) * strength;
  return 1 / (1 + Math.exp(-score));
}
