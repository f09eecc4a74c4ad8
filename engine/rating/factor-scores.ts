import type { CountryFacts } from '../facts/index.ts';
import { findingScoreTenths } from './finding-score.ts';
import type { RatingInput } from './rating-input.ts';
import { type Factor, findRow, type RatingMethod } from './rating-method.ts';

/** Score of one factor in tenths of a point (0–1000) and the sentence that explains it. */
export type FactorScore = { rawTenths: number; because: string };

type Scorer = (input: RatingInput, method: RatingMethod) => FactorScore;

function points(value: number, because: string): FactorScore {
  return { rawTenths: Math.round(Math.min(100, Math.max(0, value)) * 10), because };
}

/** Countries the subject is tied to, each once, sorted by code. */
export function countriesOf(input: RatingInput): string[] {
  const all = [
    input.countryOfIncorporation,
    ...(input.countriesOfOperation ?? []),
    ...(input.ownerCountries ?? []),
  ];
  return [...new Set(all.filter((code): code is string => Boolean(code)))].sort();
}

function countryPoints(code: string, facts: CountryFacts | undefined, method: RatingMethod): FactorScore {
  const { greyListUplift, callForAction, withoutCpi } = method.country;
  if (!facts) return points(withoutCpi, `${code} is not in the table of countries.`);
  if (facts.fatf === 'call_for_action') {
    return points(callForAction, `${facts.name} is under the FATF call for action.`);
  }
  const grey = facts.fatf === 'increased_monitoring';
  const base = facts.cpi === undefined ? withoutCpi : 100 - facts.cpi;
  const cpi = facts.cpi === undefined ? 'has no CPI score' : `has a CPI score of ${facts.cpi}`;
  const monitored = grey ? ' and is under increased FATF monitoring' : '';
  return points(base + (grey ? greyListUplift : 0), `${facts.name} ${cpi}${monitored}.`);
}

const country: Scorer = (input, method) => {
  const scores = countriesOf(input).map((code) =>
    countryPoints(
      code,
      method.country.facts.find((facts) => facts.iso2 === code),
      method,
    ),
  );
  const unknown = points(method.unknown, 'No country is known.');
  return scores.reduce(
    (worst, score) => (score.rawTenths > worst.rawTenths ? score : worst),
    scores[0] ?? unknown,
  );
};

const industry: Scorer = (input, method) => {
  if (!input.industry) return points(method.unknown, 'The industry is not known.');
  const row = findRow(method.industries, input.industry);
  if (!row) return points(method.unknown, `"${input.industry}" is not in the table of industries.`);
  return points(row.value, `${row.label}.`);
};

const relationship: Scorer = (input, method) => {
  const row = input.relationshipType ? findRow(method.relationships, input.relationshipType) : undefined;
  const named = row ? `${row.label}` : 'The kind of relationship is not known';
  const uplift = input.governmentFacing ? method.governmentUplift : 0;
  const facing = input.governmentFacing ? ', dealing with officials' : '';
  return points((row?.value ?? method.unknown) + uplift, `${named}${facing}.`);
};

const ownership: Scorer = (input, method) => {
  const { ownership: held } = input;
  if (!held) return points(method.unknown, 'The ownership is not known.');
  const disclosed = input.isPerson ? 'A person has no owners.' : 'Owners are disclosed.';
  const { opaque, manyLayers, offshore, layersUpTo } = method.ownership;
  const parts: [number, string][] = [];
  if (held.opaque) parts.push([opaque, 'owners are not fully disclosed']);
  if (held.layers > layersUpTo) parts.push([manyLayers, `${held.layers} layers`]);
  if (held.offshore) parts.push([offshore, 'an offshore holding']);
  const sum = parts.reduce((total, [value]) => total + value, 0);
  const words = parts.map(([, text]) => text).join(', ');
  const first = words === '' ? disclosed : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  return points(sum, [first, ...listedOwners(held)].join(' '));
};

/** Owners with sanctions matches: they score nothing here, since they raise the rating as a whole. */
function listedOwners({ sanctionedPct, undecidedPct }: NonNullable<RatingInput['ownership']>): string[] {
  return [
    ...(sanctionedPct
      ? [`Sanctioned parties hold ${sanctionedPct} %, which sets a minimum rating instead of points.`]
      : []),
    ...(undecidedPct ? [`Parties with an undecided sanctions match hold ${undecidedPct} %.`] : []),
  ];
}

const age: Scorer = (input, method) => {
  const years = input.ageYears;
  if (years === undefined) return points(method.unknown, 'The age is not known.');
  const row = method.ages.find(({ key }) => years < Number(key));
  if (input.isPerson) {
    const whole = Math.floor(years);
    return points(row?.value ?? 0, `${whole} ${whole === 1 ? 'year' : 'years'} old.`);
  }
  return row ? points(row.value, `${row.label} old.`) : points(0, 'Long established.');
};

const findings: Scorer = (input, method) => {
  const counted = input.findings.filter((finding) => finding.status !== 'dismissed').length;
  const because =
    counted === 0
      ? 'No findings.'
      : `${counted} ${counted === 1 ? 'finding' : 'findings'}, weighed together.`;
  return { rawTenths: findingScoreTenths(input.findings, method), because };
};

/** How each factor is scored. */
export const scorers: Readonly<Record<Factor, Scorer>> = {
  country,
  industry,
  relationship,
  ownership,
  age,
  findings,
};
