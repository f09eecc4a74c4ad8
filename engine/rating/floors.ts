import { countriesOf, countryScore } from './factor-scores.ts';
import { counts } from './finding-score.ts';
import type { Band, RatedFinding, RatedMatch, RatingInput, RiskCategory } from './rating-input.ts';
import { type FloorRule, findRow, type RatingMethod } from './rating-method.ts';
import { type Reason, reason } from './reason.ts';

/** A rule below whose band the rating may not fall; `category` is the one it also holds for. */
export type Floor = { rule: FloorRule; band: Band; reason: Reason; category?: RiskCategory };

type Cause = { reason: Reason; category?: RiskCategory };
type Causes = (input: RatingInput, method: RatingMethod) => Cause[];

const topicCategory: Readonly<Record<RatedMatch['topic'], RiskCategory>> = {
  sanctions: 'sanctions',
  pep: 'pep',
  regulatory: 'regulatory',
  adverse_media: 'legal',
  other: 'regulatory',
};

/** Known to be of a class that sets no minimum rating. */
const isMinorPep = ({ topic, pepClass }: RatedMatch, { floors }: RatingMethod) =>
  topic === 'pep' && pepClass !== undefined && !floors.pepClasses.includes(pepClass);

/** Findings of those whose proceedings count, none older than the method's limit. */
const foundOf = (input: RatingInput, { floors }: RatingMethod): RatedFinding[] =>
  input.findings.filter(
    (finding) =>
      counts(finding) &&
      floors.chargeRoles.includes(finding.role) &&
      (floors.years === undefined || (finding.yearsAgo ?? 0) <= floors.years),
  );

/** The causes that findings give by a rule. */
const byFindings =
  (
    code: 'conviction' | 'investigation' | 'settlement' | 'penalty' | 'insolvency' | 'serious_conviction',
    holds: (finding: RatedFinding, method: RatingMethod) => boolean,
  ): Causes =>
  (input, method) =>
    foundOf(input, method)
      .filter((finding) => holds(finding, method))
      .map(({ category }) => ({ reason: reason(`floor.${code}`), category }));

function isSerious({ matter, category }: RatedFinding, { floors }: RatingMethod): boolean {
  return matter
    ? (floors.seriousMatters ?? []).includes(matter)
    : (floors.seriousCategories ?? []).includes(category);
}

const openCharges: Causes = (input, method) =>
  foundOf(input, method)
    .filter(({ stage }) => (method.floors.chargeStages ?? ['charge']).includes(stage))
    .map(({ category }) => ({ reason: reason('floor.criminal_charge'), category }));

const held = (input: RatingInput, share: 'sanctionedPct' | 'undecidedPct') => input.ownership?.[share] ?? 0;

const peps: Causes = (input, method) => {
  const levels = input.matches
    .filter((match) => match.topic === 'pep' && match.disposition === 'true_match')
    .filter((match) => !isMinorPep(match, method))
    .map(({ pepClass }) => pepClass)
    .sort((a, b) => Number(a) - Number(b));
  const matched = levels.map(
    (level): Cause => ({
      reason: level === undefined ? reason('floor.pep_unknown') : reason('floor.pep', { level }),
      category: 'pep',
    }),
  );
  const found = foundOf(input, method).some(
    ({ category, severity, stage }) => category === 'pep' && severity !== 'low' && stage !== 'acquittal',
  );
  return method.model === 'dominant' && found && matched.length === 0
    ? [{ reason: reason('floor.pep_unknown'), category: 'pep' }]
    : matched;
};

const officialIntermediaries: Causes = (input, method) => {
  const { intermediaries = [], intermediaryCountry = 100 } = method.floors;
  const row = findRow(method.relationships, input.relationshipType ?? '');
  if (!input.governmentFacing || !row || !intermediaries.includes(row.key)) return [];
  return countriesOf(input)
    .filter((country) => countryScore(country, method) >= intermediaryCountry)
    .slice(0, 1)
    .map((country) => ({ reason: reason('floor.official_intermediary', { country }) }));
};

/** Every cause that holds, by rule; their order is that of the input, and is settled by `floorsOf`. */
const causes: Readonly<Record<FloorRule, Causes>> = {
  sanctions_match: ({ matches }) =>
    matches
      .filter(({ topic, disposition }) => topic === 'sanctions' && disposition === 'true_match')
      .map(() => ({ reason: reason('floor.sanctions_match'), category: 'sanctions' })),
  sanctioned_ownership: (input, { floors }) => {
    const share = held(input, 'sanctionedPct');
    return share > 0 && share >= (floors.controlPct ?? 50)
      ? [{ reason: reason('floor.sanctioned_ownership', { share }), category: 'sanctions' }]
      : [];
  },
  sanctioned_share: (input) => {
    const share = held(input, 'sanctionedPct');
    return share > 0
      ? [{ reason: reason('floor.sanctioned_ownership', { share }), category: 'sanctions' }]
      : [];
  },
  undecided_ownership: (input, { floors }) => {
    const share = held(input, 'undecidedPct');
    return share > 0 && share + held(input, 'sanctionedPct') >= (floors.controlPct ?? 50)
      ? [{ reason: reason('floor.undecided_ownership', { share }), category: 'sanctions' }]
      : [];
  },
  call_for_action: (input, method) =>
    method.country.facts
      .filter(({ iso2, fatf }) => fatf === 'call_for_action' && countriesOf(input).includes(iso2))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ iso2 }) => ({ reason: reason('country.call_for_action', { country: iso2 }) })),
  official_intermediary: officialIntermediaries,
  serious_conviction: byFindings(
    'serious_conviction',
    (finding, method) =>
      finding.stage === 'conviction' &&
      finding.role === 'subject' &&
      (finding.yearsAgo ?? 0) <= (method.floors.recentYears ?? 0) &&
      isSerious(finding, method),
  ),
  conviction: byFindings('conviction', ({ stage }) => stage === 'conviction'),
  criminal_charge: openCharges,
  investigation: byFindings('investigation', ({ stage }) => stage === 'investigation'),
  settlement: byFindings('settlement', ({ stage }) => stage === 'settlement'),
  penalty: byFindings('penalty', ({ stage, severity }) => stage === 'penalty' && severity !== 'low'),
  insolvency: byFindings(
    'insolvency',
    ({ stage, matter, category, severity }) =>
      stage === 'insolvency' ||
      (stage !== 'acquittal' &&
        (matter === 'going_concern' ||
          (category === 'financial' && stage === 'fact' && severity === 'high'))),
  ),
  listed_match: ({ matches }) =>
    matches
      .filter(
        ({ topic, disposition }) => disposition === 'true_match' && topic !== 'sanctions' && topic !== 'pep',
      )
      .map(({ topic }) => ({ reason: reason('floor.listed_match'), category: topicCategory[topic] })),
  possible_match: (input, method) =>
    input.matches
      .filter(({ disposition }) => disposition === 'possible')
      .filter((match) => method.model !== 'dominant' || !isMinorPep(match, method))
      .map(({ topic }) => ({ reason: reason('floor.possible_match'), category: topicCategory[topic] })),
  pep: peps,
};

/** The floors that hold, in the order of the method's rules, then of the categories, each cause once. */
export function floorsOf(input: RatingInput, method: RatingMethod): Floor[] {
  const floors = method.floors.rules.flatMap(({ rule, band }) =>
    causes[rule](input, method)
      .map((cause): Floor => ({ rule, band, ...cause }))
      .sort(byCategory),
  );
  return [...new Map(floors.map((floor) => [JSON.stringify(floor), floor])).values()];
}

const byCategory = (a: Floor, b: Floor) => {
  const [one, other] = [String(a.category), String(b.category)];
  return one < other ? -1 : one > other ? 1 : 0;
};
