import type { CountryFacts } from '../facts/index.ts';
import type { Band, FindingMatter, FindingStage, Level, RiskCategory, SubjectRole } from './rating-input.ts';

/** What the facts of a relationship are scored by. */
export type ContextFactor = 'country' | 'industry' | 'relationship' | 'ownership' | 'age';
/** `findings` has a weight of its own in method 1 only. */
export type Factor = ContextFactor | 'findings';

/** A value with the words that name it on the screen. */
export type Row = { key: string; label: string; value: number };

export type FloorRule =
  | 'sanctions_match'
  | 'sanctioned_ownership'
  | 'sanctioned_share'
  | 'call_for_action'
  | 'serious_conviction'
  | 'official_intermediary'
  | 'conviction'
  | 'listed_match'
  | 'possible_match'
  | 'undecided_ownership'
  | 'pep'
  | 'criminal_charge'
  | 'investigation'
  | 'settlement'
  | 'penalty'
  | 'insolvency';

/** What the rules of minimum ratings ask of the facts; a rule whose part is absent does not apply to the method. */
type FloorTerms = {
  pepClasses: readonly number[];
  /** Whose charge, investigation, settlement, penalty, insolvency or conviction counts. */
  chargeRoles: readonly SubjectRole[];
  /** Method 1 only: the stages that count as a charge, whatever their age. */
  chargeStages?: readonly FindingStage[];
  /** A conviction of the third party itself sets `serious_conviction` up to this age in years. */
  recentYears?: number;
  /** No proceedings older than this set a minimum rating. */
  years?: number;
  /** Matters and, where no matter is stated, categories for which a conviction is serious. */
  seriousMatters?: readonly FindingMatter[];
  seriousCategories?: readonly RiskCategory[];
  /** Percent held by sanctioned parties from which they are taken to control the third party. */
  controlPct?: number;
  /** Relationships and country scores from which dealing with officials alone is a high risk. */
  intermediaries?: readonly string[];
  intermediaryCountry?: number;
};

/** Every number of which a rating is made. A published version never changes; a draft is a copy with another version. */
export type RatingMethod = {
  version: string;
  title: string;
  /**
   * `weighted`: findings are one of six weighted factors (method 1, and what is stored without a model).
   * `dominant`: the facts give a score of the context, and what was found takes its share of the rest up to 100.
   */
  model?: 'weighted' | 'dominant';
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
  /** Shares (0–1) that are multiplied to the weight of a finding. Without `stage`, every stage weighs the same. */
  severity: Readonly<Record<Level, number>>;
  credibility: Readonly<Record<Level, number>>;
  role: Readonly<Record<SubjectRole, number>>;
  stage?: Readonly<Record<FindingStage, number>>;
  halfLifeYears: number;
  /** Rules of minimum ratings, with what they ask. */
  floors: FloorTerms & { rules: readonly { rule: FloorRule; band: Band; text: string }[] };
  /** Points that an evidenced condition takes off the score for the residual rating. */
  conditions: readonly Row[];
};

/** The row with this key or label; undefined when the table has none. */
export function findRow(rows: readonly Row[], text: string): Row | undefined {
  const wanted = text.trim().toLowerCase();
  return rows.find((row) => row.key === wanted || row.label.toLowerCase() === wanted);
}
