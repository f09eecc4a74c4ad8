import type { CountryFacts } from '../facts/index.ts';
import type { RatingInput } from './rating-input.ts';
import { type ContextFactor, findRow, type RatingMethod } from './rating-method.ts';
import { type Reason, reason } from './reason.ts';

/** Score of one factor in tenths of a point (0–1000) and the sentences that explain it, in their order. */
type FactorScore = { rawTenths: number; reasons: Reason[] };

type Scorer = (input: RatingInput, method: RatingMethod) => FactorScore;

function points(value: number, ...reasons: Reason[]): FactorScore {
  return { rawTenths: Math.round(Math.min(100, Math.max(0, value)) * 10), reasons };
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

function countryPoints(country: string, facts: CountryFacts | undefined, method: RatingMethod): FactorScore {
  const { greyListUplift, callForAction, withoutCpi } = method.country;
  if (!facts) return points(withoutCpi, reason('country.unlisted', { stated: country }));
  if (facts.fatf === 'call_for_action')
    return points(callForAction, reason('country.call_for_action', { country }));
  const grey = facts.fatf === 'increased_monitoring';
  const { cpi } = facts;
  const uplift = grey ? greyListUplift : 0;
  return cpi === undefined
    ? points(withoutCpi + uplift, reason(grey ? 'country.no_cpi_monitored' : 'country.no_cpi', { country }))
    : points(100 - cpi + uplift, reason(grey ? 'country.cpi_monitored' : 'country.cpi', { country, cpi }));
}

const scoredCountry = (code: string, method: RatingMethod): FactorScore =>
  countryPoints(
    code,
    method.country.facts.find((facts) => facts.iso2 === code),
    method,
  );

/** Score of one country, 0–100; that of a country without figures for a code that the method's table lacks. */
export const countryScore = (code: string, method: RatingMethod): number =>
  scoredCountry(code, method).rawTenths / 10;

const country: Scorer = (input, method) => {
  const scores = countriesOf(input).map((code) => scoredCountry(code, method));
  const unknown = points(method.unknown, reason('country.unknown'));
  return scores.reduce(
    (worst, score) => (score.rawTenths > worst.rawTenths ? score : worst),
    scores[0] ?? unknown,
  );
};

const industry: Scorer = ({ industry: stated }, method) => {
  if (!stated) return points(method.unknown, reason('industry.unknown'));
  const row = findRow(method.industries, stated);
  return row
    ? points(row.value, reason('industry.known', { industry: row.key }))
    : points(method.unknown, reason('industry.unlisted', { stated }));
};

const relationship: Scorer = ({ relationshipType, governmentFacing }, method) => {
  const row = relationshipType ? findRow(method.relationships, relationshipType) : undefined;
  const uplift = governmentFacing ? method.governmentUplift : 0;
  return row
    ? points(
        row.value + uplift,
        reason(governmentFacing ? 'relationship.known_officials' : 'relationship.known', {
          relationship: row.key,
        }),
      )
    : points(
        method.unknown + uplift,
        reason(governmentFacing ? 'relationship.unknown_officials' : 'relationship.unknown'),
      );
};

const ownership: Scorer = ({ ownership: held, isPerson }, method) => {
  if (!held) return points(method.unknown, reason('ownership.unknown'));
  const { opaque, manyLayers, offshore, layersUpTo } = method.ownership;
  const { layers } = held;
  const parts: [string, number][] = [];
  if (held.opaque) parts.push(['opaque', opaque]);
  if (layers > layersUpTo) parts.push(['layers', manyLayers]);
  if (held.offshore) parts.push(['offshore', offshore]);
  const sum = parts.reduce((total, [, value]) => total + value, 0);
  const concerns = parts.map(([name]) => name).join('_');
  const disclosed = reason(isPerson ? 'ownership.person' : 'ownership.disclosed');
  const first = concerns === '' ? disclosed : reason('ownership.concerns', { concerns, layers });
  return points(sum, first, ...listedOwners(held));
};

/** Owners with sanctions matches score nothing here: they raise the rating as a whole. */
function listedOwners({ sanctionedPct, undecidedPct }: NonNullable<RatingInput['ownership']>): Reason[] {
  return [
    ...(sanctionedPct ? [reason('ownership.sanctioned', { share: sanctionedPct })] : []),
    ...(undecidedPct ? [reason('ownership.undecided', { share: undecidedPct })] : []),
  ];
}

const age: Scorer = ({ ageYears, isPerson }, method) => {
  if (ageYears === undefined) return points(method.unknown, reason('age.unknown'));
  const row = method.ages.find(({ key }) => ageYears < Number(key));
  if (isPerson) return points(row?.value ?? 0, reason('age.years', { years: Math.floor(ageYears) }));
  return row
    ? points(row.value, reason('age.under', { age: row.key }))
    : points(0, reason('age.established'));
};

/** How each factor of the context is scored. */
export const scorers: Readonly<Record<ContextFactor, Scorer>> = {
  country,
  industry,
  relationship,
  ownership,
  age,
};
