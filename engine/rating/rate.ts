import { bandOf, oneBandLower, worstBand } from './bands.ts';
import { scorers } from './factor-scores.ts';
import { counts, findingImpact, withFindingsTenths } from './finding-score.ts';
import { type Floor, floorsOf } from './floors.ts';
import {
  type Band,
  type RatedFinding,
  type RatingInput,
  RISK_CATEGORIES,
  type RiskCategory,
} from './rating-input.ts';
import { type Factor, findRow, type RatingMethod } from './rating-method.ts';
import { type Reason, reason } from './reason.ts';

/** What one finding weighs (0–1), and the part of the score that falls to it. `id` is that of the input. */
type FindingPart = { id?: string; impact: number; contributionTenths: number };

/**
 * What a factor adds, all scores in tenths of a point: `rawTenths` is its own score (0–1000), `weight` in percent. Where
 * findings dominate they have no weight, and a contribution for each category, divided among its findings.
 */
type Contribution = {
  factor: Factor;
  category?: RiskCategory;
  label: string;
  weight: number | null;
  rawTenths: number;
  contributionTenths: number;
  reasons: Reason[];
  findings?: FindingPart[];
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

type Given = { input: RatingInput; method: RatingMethod };

/** Weighted factors of the context, each rounded to the tenth. */
function contextOf({ input, method }: Given): Contribution[] {
  return method.weights.flatMap(({ key, label, value }) => {
    if (key === 'findings') return [];
    const { rawTenths, reasons } = scorers[key](input, method);
    const contributionTenths = Math.round((value * rawTenths) / 100);
    return [{ factor: key, label, weight: value, rawTenths, contributionTenths, reasons }];
  });
}

/** Method 1: findings are a factor like the others. */
function weightedFindings({ input, method }: Given): Contribution[] {
  const count = input.findings.filter(counts).length;
  const rawTenths = withFindingsTenths(0, input.findings, method);
  return method.weights
    .filter(({ key }) => key === 'findings')
    .map(({ label, value }) => ({
      factor: 'findings',
      label,
      weight: value,
      rawTenths,
      contributionTenths: Math.round((value * rawTenths) / 100),
      reasons: [count === 0 ? reason('findings.none') : reason('findings.counted', { count })],
    }));
}

/**
 * What was found, a contribution for each category. The points that findings add together are divided among them by
 * the logarithm of what each leaves (the order of findings then cannot matter), and rounded so that they add up.
 */
function dominantFindings({ input, method }: Given, addedTenths: number): Contribution[] {
  const found = input.findings
    .filter(counts)
    .map((finding) => ({ finding, impact: findingImpact(finding, method) }))
    .sort((a, b) => b.impact - a.impact || (canonical(a.finding) < canonical(b.finding) ? -1 : 1));
  const label = 'Findings';
  if (found.length === 0)
    return [
      {
        factor: 'findings',
        label,
        weight: null,
        rawTenths: 0,
        contributionTenths: 0,
        reasons: [reason('findings.none')],
      },
    ];
  const tenths = dividedTenths(
    addedTenths,
    found.map(({ impact }) => -Math.log1p(-Math.min(impact, 0.999_999))),
  );
  const parts = found.map(({ finding, impact }, at) => ({
    finding,
    impact,
    contributionTenths: tenths[at]!,
  }));
  return RISK_CATEGORIES.flatMap((category): Contribution[] => {
    const own = parts.filter((part) => part.finding.category === category);
    if (own.length === 0) return [];
    return [
      {
        factor: 'findings',
        category,
        label,
        weight: null,
        rawTenths: withFindingsTenths(
          0,
          own.map(({ finding }) => finding),
          method,
        ),
        contributionTenths: own.reduce((sum, part) => sum + part.contributionTenths, 0),
        reasons: [reason('findings.counted', { count: own.length })],
        findings: own.map(({ finding, ...part }) => ({ ...(finding.id ? { id: finding.id } : {}), ...part })),
      },
    ];
  });
}

/** The members of a finding in one order, so that findings with the same facts are the same text. */
const canonical = (finding: RatedFinding) =>
  JSON.stringify(Object.entries(finding).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A whole number divided by weights into whole parts that add up to it (largest remainders, the first of equal ones). */
function dividedTenths(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (sum > 0 ? (total * weight) / sum : 0));
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, missing)) parts[at]! += 1;
  return parts;
}

const sumOf = (contributions: readonly Contribution[]) =>
  contributions.reduce((sum, part) => sum + part.contributionTenths, 0);

function contributionsOf(given: Given): Contribution[] {
  const context = contextOf(given);
  if (given.method.model !== 'dominant') return [...context, ...weightedFindings(given)];
  const contextTenths = sumOf(context);
  const added = withFindingsTenths(contextTenths, given.input.findings, given.method) - contextTenths;
  return [...context, ...dominantFindings(given, added)];
}

function categoriesOf(input: RatingInput, method: RatingMethod, floors: readonly Floor[]): CategoryRating[] {
  return RISK_CATEGORIES.map((category) => {
    const own = input.findings.filter((finding) => finding.category === category);
    const scoreTenths = withFindingsTenths(0, own, method);
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
    ...count(
      input.findings.filter((finding) => counts(finding) && finding.undated).length,
      'finding without a date',
      'findings without a date',
    ),
  ];
}

/**
 * Rates a third party: the same input and method give the same rating, whatever the order of lists in the input.
 * A pure function of both, so a stored input replays to the same figure. Methods: `method1`, `method2`, the latter in
 * force; docs/rating.md gives their sources.
 * Residual: evidenced conditions lower the score by their points, the band by one at most and never below a floor.
 */
export function rate(input: RatingInput, method: RatingMethod): Rating {
  const contributions = contributionsOf({ input, method });
  const scoreTenths = sumOf(contributions);
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
