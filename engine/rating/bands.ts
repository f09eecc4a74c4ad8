import type { Band } from './rating-input.ts';
import type { RatingMethod } from './rating-method.ts';

const ranks: readonly Band[] = ['low', 'medium', 'high'];

/** Band of a score in tenths of a point. */
export function bandOf(scoreTenths: number, method: RatingMethod): Band {
  if (scoreTenths >= method.bands.high * 10) return 'high';
  return scoreTenths >= method.bands.medium * 10 ? 'medium' : 'low';
}

/** The worst of some bands; `low` of none. */
export function worstBand(...bands: readonly Band[]): Band {
  return ranks[Math.max(0, ...bands.map((band) => ranks.indexOf(band)))] ?? 'low';
}

/** The band below; `low` has none. */
export function oneBandLower(band: Band): Band {
  return ranks[Math.max(0, ranks.indexOf(band) - 1)] ?? 'low';
}
