import { worstBand } from './bands.ts';
import { type MethodField, methodFields } from './method-fields.ts';
import type { FloorRule, RatingMethod } from './rating-method.ts';

const context = ['country', 'industry', 'relationship', 'ownership', 'age'];

/** In each of these orders a value is not less than the one before it: what is graver never weighs less. */
const rising = {
  severity: [['low', 'medium', 'high']],
  credibility: [['low', 'medium', 'high']],
  role: [
    ['associate', 'principal', 'subject'],
    ['associate', 'owner', 'subject'],
  ],
  stage: [
    ['acquittal', 'allegation', 'investigation', 'charge', 'conviction'],
    ['acquittal', 'civil_claim', 'civil_judgment'],
    ['investigation', 'settlement'],
    ['investigation', 'penalty', 'conviction'],
  ],
} as const;
/** Nor is the minimum rating of a rule below that of the one before it. */
const risingFloors: readonly (readonly FloorRule[])[] = [
  ['investigation', 'criminal_charge', 'conviction', 'serious_conviction'],
  ['possible_match', 'listed_match'],
  ['possible_match', 'sanctions_match'],
  ['undecided_ownership', 'sanctioned_ownership'],
  ['sanctioned_share', 'sanctioned_ownership'],
];

function rangeProblem({ value, min, max, decimals }: MethodField): string | null {
  if (!Number.isFinite(value) || value < min || value > max) return `Give a number from ${min} to ${max}.`;
  const scaled = value * 10 ** decimals;
  if (Math.abs(scaled - Math.round(scaled)) < 1e-9) return null;
  return decimals === 0 ? 'Give a whole number.' : `Give at most ${decimals} digits after the point.`;
}

type Pairs = [string, string][];
const pairsOf = <Key>(keys: readonly Key[]) => keys.slice(1).map((key, at) => [keys[at]!, key] as const);

function risingProblems(method: RatingMethod): Pairs {
  // Method 1 takes its roles as they are.
  const groups = (['severity', 'credibility', 'role', 'stage'] as const).filter(
    (group) => group !== 'role' || method.model === 'dominant',
  );
  return groups.flatMap((group) => {
    const values = new Map<string, number>(Object.entries(method[group] ?? {}));
    const orders: readonly (readonly string[])[] = rising[group];
    return orders
      .flatMap(pairsOf)
      .flatMap(
        ([below, above]): Pairs =>
          (values.get(above) ?? 0) < (values.get(below) ?? 0)
            ? [[`${group}.${above}`, `Not less than ${group} ${below.replace('_', ' ')}.`]]
            : [],
      );
  });
}

function floorProblems({ floors, model }: RatingMethod): Pairs {
  if (model !== 'dominant') return [];
  const bands = new Map(floors.rules.map(({ rule, band }) => [rule, band]));
  return risingFloors.flatMap(pairsOf).flatMap(([below, above]): Pairs => {
    const [low, high] = [bands.get(below), bands.get(above)];
    return low && high && worstBand(low, high) !== high
      ? [[`floors.${above}`, `Not below the minimum rating of ${below.replaceAll('_', ' ')}.`]]
      : [];
  });
}

/** What keeps a method from being published: a sentence by the path of its field. Empty when it is sound. */
export function methodProblems(method: RatingMethod): Record<string, string> {
  const found: [string, string][] = [];
  const sum = method.weights.reduce((total, { value }) => total + value, 0);
  if (sum !== 100) found.push(['weights', `The weights sum to ${sum}, not 100.`]);
  const factors = method.model === 'dominant' ? context : [...context, 'findings'];
  if (
    method.weights
      .map(({ key }) => key)
      .sort()
      .join() !== factors.sort().join()
  )
    found.push(['weights', 'Every factor has one weight.']);
  if (method.bands.medium >= method.bands.high)
    found.push(['bands.high', `High begins above medium, which begins at ${method.bands.medium}.`]);
  found.push(...risingProblems(method), ...floorProblems(method));
  for (const field of methodFields(method)) {
    const problem = rangeProblem(field);
    if (problem) found.push([field.path, problem]);
  }
  return Object.fromEntries(found);
}
