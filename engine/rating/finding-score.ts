import type { RatedFinding } from './rating-input.ts';
import type { RatingMethod } from './rating-method.ts';

const fine = 1_000_000n;
const whole = fine ** 5n;

/** A share of one, in millionths. */
function millionths(value: number): bigint {
  return BigInt(Math.round(Math.min(1, Math.max(0, value)) * 1_000_000));
}

const decay = ({ yearsAgo }: RatedFinding, { halfLifeYears }: RatingMethod): number =>
  0.5 ** (Math.max(0, yearsAgo ?? 0) / halfLifeYears);

/** Exact, in parts of `whole`. */
const exactImpact = (finding: RatedFinding, method: RatingMethod): bigint =>
  millionths(method.severity[finding.severity]) *
  millionths(method.credibility[finding.credibility]) *
  millionths(decay(finding, method)) *
  millionths(method.role[finding.role]) *
  millionths(method.stage?.[finding.stage] ?? 1);

/** Dismissed findings do not count; those that a person proposes do. */
export const counts = ({ status }: RatedFinding): boolean => status !== 'dismissed';

/** What one finding weighs, 0–1: severity · credibility · decay · role · stage, decay halving every `halfLifeYears`. */
export const findingImpact = (finding: RatedFinding, method: RatingMethod): number =>
  Number((exactImpact(finding, method) * 1_000_000n) / whole) / 1_000_000;

/**
 * The context's score and what was found, in tenths of a point (0–1000): context + (1000 − context)·(1 − ∏(1 − impact)).
 * With a context of 0 it is the score of the findings alone. Exact integers, so that the order of findings never
 * matters, and one more finding or a higher impact never lowers the score.
 */
export function withFindingsTenths(
  contextTenths: number,
  findings: readonly RatedFinding[],
  method: RatingMethod,
): number {
  let left = BigInt(1000 - contextTenths);
  let scale = 1n;
  for (const finding of findings.filter(counts)) {
    left *= whole - exactImpact(finding, method);
    scale *= whole;
  }
  return Number((2n * (1000n * scale - left) + scale) / (2n * scale));
}
