import type { RatedFinding } from './rating-input.ts';
import type { RatingMethod } from './rating-method.ts';

const fine = 1_000_000n;

/** A share of one, in millionths. */
function millionths(value: number): bigint {
  return BigInt(Math.round(Math.min(1, Math.max(0, value)) * 1_000_000));
}

function decay(finding: RatedFinding, method: RatingMethod): number {
  return 0.5 ** (Math.max(0, finding.yearsAgo ?? 0) / method.halfLifeYears);
}

/**
 * Score of findings taken together, in tenths of a point (0–1000): 100·(1−∏(1−severity·credibility·decay·role)),
 * decay halving every `halfLifeYears`. Dismissed findings do not count, proposed ones do.
 * Exact integers, so that order never matters and one more finding never lowers the score.
 */
export function findingScoreTenths(findings: readonly RatedFinding[], method: RatingMethod): number {
  let left = 1n;
  let whole = 1n;
  for (const finding of findings) {
    if (finding.status === 'dismissed') continue;
    const impact =
      millionths(method.severity[finding.severity]) *
      millionths(method.credibility[finding.credibility]) *
      millionths(decay(finding, method)) *
      millionths(method.role[finding.role]);
    left *= fine ** 4n - impact;
    whole *= fine ** 4n;
  }
  return Number((2000n * (whole - left) + whole) / (2n * whole));
}
