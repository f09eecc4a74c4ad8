import { bandOf, oneBandLower, worstBand } from './bands.ts';
import { scorers } from './factor-scores.ts';
import { findingScoreTenths } from './finding-score.ts';
import { type Floor, floorsOf } from './floors.ts';
import { type Band, type RatingInput, RISK_CATEGORIES, type RiskCategory } from './rating-input.ts';
import { type Factor, findRow, type RatingMethod } from './rating-method.ts';
import type { Reason } from './reason.ts';

/** What a factor adds: `rawTenths` is its own score (0–1000), `weight` in percent, all scores in tenths of a point. */
type Contribution = {
  factor: Factor;
  label: string;
  weight: number;
  rawTenths: number;
  contributionTenths: number;
  reasons: Reason[];
};

export type CategoryRating = { category: RiskCategory; band: Band; scoreTenths: number };

/**
 * A rating. `scoreTenths` (0–1000) is exactly the sum of the contributions; `band` follows from it alone;
 * `overall` is the inherent rating after floors; `residual` is after evidenced conditions.
 */
export type Rating = {
  version: string;
  scoreTenths: number;
  band: Band;
  overall: Band;
  residualScoreTenths: number;
  residual: Band;
  contributions: Contribution[];
  floors: Floor[];
  categories: CategoryRating[];
  /** True while `unresolved` names anything. */
  provisional: boolean;
  unresolved: string[];
};

function contributionsOf(input: RatingInput, method: RatingMethod): Contribution[] {
  return method.weights.map(({ key, label, value }) => {
    const { rawTenths, reasons } = scorers[key](input, method);
    return {
      factor: key,
      label,
      weight: value,
      rawTenths,
      contributionTenths: Math.round((value * rawTenths) / 100),
      reasons,
    };
  });
}

function categoriesOf(input: RatingInput, method: RatingMethod, floors: readonly Floor[]): CategoryRating[] {
  return RISK_CATEGORIES.map((category) => {
    const own = input.findings.filter((finding) => finding.category === category);
    const scoreTenths = findingScoreTenths(own, method);
    const held = floors.filter((floor) => floor.category === category).map((floor) => floor.band);
    return { category, band: worstBand(bandOf(scoreTenths, method), ...held), scoreTenths };
  });
}

function creditTenths(input: RatingInput, method: RatingMethod): number {
  const codes = new Set(input.conditions.filter(({ evidenced }) => evidenced).map(({ code }) => code));
  const rows = [...codes].map(
    (code) => findRow(method.conditions, code) ?? findRow(method.conditions, 'other'),
  );
  return rows.reduce((sum, row) => sum + Math.round((row?.value ?? 0) * 10), 0);
}

function unresolvedOf(input: RatingInput): string[] {
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [number === 1 ? `1 ${one}` : `${number} ${many}`];
  const matches = (disposition: string) =>
    input.matches.filter((match) => match.disposition === disposition).length;
  return [
    ...(input.countryOfIncorporation ? [] : ['the country is not known']),
    ...count(matches('unspecified'), 'match without a disposition', 'matches without a disposition'),
    ...count(matches('possible'), 'possible match', 'possible matches'),
    ...count(
      input.findings.filter((finding) => finding.status === 'proposed').length + (input.proposals ?? 0),
      'proposed finding nobody has decided on',
      'proposed findings nobody has decided on',
    ),
  ];
}

/**
 * Rates a third party: the same input and method give the same rating, whatever the order of lists in the input.
 * A pure function of both, so a stored input replays to the same figure. Method 1: `method1`, 2026.
 * Residual: evidenced conditions lower the score by their points, the band by one at most and never below a floor.
 */
export function rate(input: RatingInput, method: RatingMethod): Rating {
  const contributions = contributionsOf(input, method);
  const scoreTenths = contributions.reduce((sum, part) => sum + part.contributionTenths, 0);
  const floors = floorsOf(input, method);
  const floor = worstBand(...floors.map(({ band }) => band));
  const band = bandOf(scoreTenths, method);
  const overall = worstBand(band, floor);
  const residualScoreTenths = Math.max(0, scoreTenths - creditTenths(input, method));
  const lowered = worstBand(bandOf(residualScoreTenths, method), oneBandLower(overall), floor);
  const unresolved = unresolvedOf(input);
  return {
    version: method.version,
    scoreTenths,
    band,
    overall,
    residualScoreTenths,
    residual: lowered,
    contributions,
    floors,
    categories: categoriesOf(input, method, floors),
    provisional: unresolved.length > 0,
    unresolved,
  };
}

/** What automation may set where a rating stands already: the worse of the two, so it raises and never lowers. */
export function raisedOnly(standing: Band, proposed: Band): Band {
  return worstBand(standing, proposed);
}
