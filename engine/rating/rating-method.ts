import type { CountryFacts } from '../facts/index.ts';
import type { Band, FindingStage, Level, SubjectRole } from './rating-input.ts';

/** The six factors of method 1. */
export type Factor = 'country' | 'industry' | 'relationship' | 'ownership' | 'age' | 'findings';

/** A value with the words that name it on the screen. */
export type Row = { key: string; label: string; value: number };

/** Every number a rating is made of. A published version never changes; a draft is a copy with another version. */
export type RatingMethod = {
  version: string;
  title: string;
  /** Percent; they sum to 100. */
  weights: readonly (Row & { key: Factor })[];
  /** Scores (0–100) from which on a band holds. */
  bands: { medium: number; high: number };
  country: {
    facts: readonly CountryFacts[];
    /** Where the figures come from, and the day they are of. */
    sources: readonly { name: string; asOf: string }[];
    greyListUplift: number;
    callForAction: number;
    withoutCpi: number;
  };
  /** Factor scores, 0–100. */
  industries: readonly Row[];
  relationships: readonly Row[];
  governmentUplift: number;
  ownership: { opaque: number; manyLayers: number; offshore: number; layersUpTo: number };
  /** Score of subjects younger than `key` years, youngest first; older ones score 0. */
  ages: readonly Row[];
  /** Score of an industry, relationship, ownership or age that is not known. */
  unknown: number;
  severity: Readonly<Record<Level, number>>;
  credibility: Readonly<Record<Level, number>>;
  role: Readonly<Record<SubjectRole, number>>;
  halfLifeYears: number;
  /** PEP classes, stages and roles that set a floor. */
  floors: {
    pepClasses: readonly number[];
    chargeStages: readonly FindingStage[];
    chargeRoles: readonly SubjectRole[];
    rules: readonly { rule: FloorRule; band: Band; text: string }[];
  };
  /** Points that an evidenced condition takes off the score for the residual rating. */
  conditions: readonly Row[];
};

export type FloorRule = 'sanctions_match' | 'call_for_action' | 'possible_match' | 'pep' | 'criminal_charge';

/** The row with this key or label; undefined when the table has none. */
export function findRow(rows: readonly Row[], text: string): Row | undefined {
  const wanted = text.trim().toLowerCase();
  return rows.find((row) => row.key === wanted || row.label.toLowerCase() === wanted);
}
