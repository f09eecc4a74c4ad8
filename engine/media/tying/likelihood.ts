import { BIAS, WEIGHTS } from './weights.ts';

/** The signs of a sentence that it tells something adverse of a subject. */
export type Signs = Readonly<Record<string, number>>;
/** `at` is the place of the unit in the document. */
export type Tie = { at: number; subject: string; signs: Signs };

/** How likely a sentence with these signs tells something adverse of the one they were read for, 0–1. */
export function likelihoodOf(signs: Signs): number {
  let score = BIAS;
  for (const [sign, strength] of Object.entries(signs)) score += (WEIGHTS[sign] ?? 0) * strength;
  return 1 / (1 + Math.exp(-score));
}
