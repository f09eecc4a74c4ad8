import type { RatingMethod, Row } from './rating-method.ts';

/** One number of a method that a person may change, with what it may be. `path` names it: `industries.mining`. */
export type MethodField = {
  path: string;
  group: string;
  label: string;
  value: number;
  min: number;
  max: number;
  /** Digits after the point at most. */
  decimals: number;
};

type Limits = Pick<MethodField, 'min' | 'max' | 'decimals'>;
type Numbers = Readonly<Record<string, number>>;

const points: Limits = { min: 0, max: 100, decimals: 0 };
const share: Limits = { min: 0, max: 1, decimals: 2 };

const years: Limits = { min: 0, max: 50, decimals: 1 };

const labels: Readonly<Record<string, string>> = {
  medium: 'Medium',
  high: 'High',
  low: 'Low',
  greyListUplift: 'Added under increased FATF monitoring',
  callForAction: 'Under a FATF call for action',
  withoutCpi: 'Without an index',
  opaque: 'Owners not fully disclosed',
  manyLayers: 'More layers than usual',
  offshore: 'An offshore holding',
  layersUpTo: 'Layers that are usual',
  subject: 'The third party itself',
  principal: 'A principal',
  owner: 'An owner',
  associate: 'An associate',
  fact: 'Fact without proceedings',
  allegation: 'Allegation',
  investigation: 'Investigation',
  charge: 'Criminal charge',
  conviction: 'Conviction',
  civil_claim: 'Civil claim',
  civil_judgment: 'Civil judgment',
  penalty: 'Administrative penalty',
  insolvency: 'Insolvency proceedings',
  settlement: 'Settlement with an authority',
  acquittal: 'Acquittal or dismissal',
};

const ofRows = (group: string, rows: readonly Row[], limits: Limits): MethodField[] =>
  rows.map(({ key, label, value }) => ({ path: `${group}.${key}`, group, label, value, ...limits }));

const ofRecord = (group: string, values: Numbers, limits: (key: string) => Limits): MethodField[] =>
  Object.entries(values).map(([key, value]) => ({
    path: `${group}.${key}`,
    group,
    label: labels[key] ?? key,
    value,
    ...limits(key),
  }));

const alone = (path: string, group: string, label: string, value: number, limits: Limits): MethodField => ({
  path,
  group,
  label,
  value,
  ...limits,
});

/** Every number of a method that a person may change, group by group. The figures of countries are facts, not judgement. */
export function methodFields(method: RatingMethod): MethodField[] {
  const { greyListUplift, callForAction, withoutCpi } = method.country;
  return [
    ...ofRows('weights', method.weights, points),
    ...ofRecord('bands', method.bands, () => ({ ...points, min: 1 })),
    ...ofRecord('country', { greyListUplift, callForAction, withoutCpi }, () => points),
    ...ofRows('industries', method.industries, points),
    ...ofRows('relationships', method.relationships, points),
    alone(
      'governmentUplift',
      'relationships',
      'Added where it deals with officials',
      method.governmentUplift,
      points,
    ),
    ...ofRecord('ownership', method.ownership, (key) =>
      key === 'layersUpTo' ? { ...points, max: 20 } : points,
    ),
    ...ofRows('ages', method.ages, points),
    alone(
      'unknown',
      'ages',
      'An industry, relationship, ownership or age that is not known',
      method.unknown,
      points,
    ),
    ...ofRecord('severity', method.severity, () => share),
    ...ofRecord('credibility', method.credibility, () => share),
    ...ofRecord('role', method.role, () => share),
    ...(method.stage ? ofRecord('stage', method.stage, () => share) : []),
    alone('halfLifeYears', 'decay', 'Years until a finding counts half', method.halfLifeYears, {
      min: 0.5,
      max: 50,
      decimals: 1,
    }),
    ...floorFields(method),
    ...ofRows('conditions', method.conditions, { min: 0, max: 50, decimals: 1 }),
  ];
}

const floorTerms = [
  ['recentYears', 'Years in which a serious conviction of the third party sets its rating', years],
  ['years', 'Years in which other proceedings set a minimum rating', years],
  ['controlPct', 'Percent from which sanctioned owners control the third party', points],
  ['intermediaryCountry', 'Country score from which intermediaries to officials are a high risk', points],
] as const;

const floorFields = ({ floors }: RatingMethod): MethodField[] =>
  floorTerms.flatMap(([key, label, limits]) => {
    const value = floors[key];
    return value === undefined ? [] : [alone(`terms.${key}`, 'terms', label, value, limits)];
  });
