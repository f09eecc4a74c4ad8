export const LEVELS = ['low', 'medium', 'high'] as const;
export type Level = (typeof LEVELS)[number];

export const RISK_CATEGORIES = [
  'bribery_corruption',
  'financial',
  'legal',
  'regulatory',
  'sanctions',
  'pep',
] as const;
export type RiskCategory = (typeof RISK_CATEGORIES)[number];

/** Ordered from good to bad. */
export type Band = 'low' | 'medium' | 'high';

export const SUBJECT_ROLES = ['subject', 'principal', 'owner', 'associate'] as const;
export type SubjectRole = (typeof SUBJECT_ROLES)[number];

/**
 * How far a matter has come. `fact`: one without proceedings, such as a public office or a default. `charge` and
 * `conviction` are criminal, `civil_claim` and `civil_judgment` are not; `penalty` is an authority's, without a court;
 * `settlement` is one with an authority; `acquittal` also stands for a case that was dismissed or dropped.
 */
export const FINDING_STAGES = [
  'fact',
  'allegation',
  'investigation',
  'charge',
  'conviction',
  'civil_claim',
  'civil_judgment',
  'penalty',
  'insolvency',
  'settlement',
  'acquittal',
] as const;
export type FindingStage = (typeof FINDING_STAGES)[number];

/** What a finding is about, where it is one of these. */
export const FINDING_MATTERS = [
  'bribery',
  'fraud',
  'money_laundering',
  'terrorism',
  'sanctions_evasion',
  'tax_evasion',
  'narcotics',
  'trafficking',
  'cybercrime',
  'competition',
  'environment',
  'labour',
  'going_concern',
  'other',
] as const;
export type FindingMatter = (typeof FINDING_MATTERS)[number];

export const FINDING_STATUSES = ['proposed', 'confirmed', 'dismissed'] as const;
export const DISPOSITIONS = ['true_match', 'possible', 'false_positive', 'unspecified'] as const;
export const LIST_TOPICS = ['sanctions', 'pep', 'regulatory', 'adverse_media', 'other'] as const;
export const PEP_CLASSES = [1, 2, 3, 4] as const;

/**
 * `yearsAgo` since the event, fractions allowed; absent when nothing is known of its date, which counts as today.
 * `undated`: `yearsAgo` is that of the source, since the date of the event is not known. `id` names the finding in the
 * parts of the rating, and weighs nothing. Without a `matter`, its category says what a conviction is for.
 */
export type RatedFinding = {
  id?: string;
  category: RiskCategory;
  matter?: FindingMatter;
  severity: Level;
  credibility: Level;
  yearsAgo?: number;
  undated?: boolean;
  role: SubjectRole;
  stage: FindingStage;
  status: (typeof FINDING_STATUSES)[number];
};

/** `topic` is what the matched list is about; `pepClass` 1 national top … 4 local, absent when not known. */
export type RatedMatch = {
  disposition: (typeof DISPOSITIONS)[number];
  topic: (typeof LIST_TOPICS)[number];
  pepClass?: (typeof PEP_CLASSES)[number];
};

/** A control the client agreed to; it counts only once there is evidence. `code` is a key of the method's table. */
export type RatedCondition = { code: string; evidenced: boolean };

/**
 * Everything a rating depends on; storing it is enough to replay the rating. Countries are ISO 3166-1 alpha-2
 * codes. Absent members are unknown: they score in the middle and leave the rating provisional where it matters.
 */
export type RatingInput = {
  /** Country of incorporation, or nationality of a person. */
  countryOfIncorporation?: string;
  countriesOfOperation?: readonly string[];
  ownerCountries?: readonly string[];
  /** Key or label of the method's industry table. */
  industry?: string;
  relationshipType?: string;
  /** The relationship deals with officials on the client's behalf. */
  governmentFacing?: boolean;
  /** `sanctionedPct` and `undecidedPct`: percent held by parties with a confirmed or an open sanctions match. */
  ownership?: {
    opaque: boolean;
    layers: number;
    offshore: boolean;
    sanctionedPct?: number;
    undecidedPct?: number;
  };
  /** The subject is a natural person; absent otherwise, and in inputs stored before it was told. */
  isPerson?: boolean;
  /** Years since incorporation (or birth), fractions allowed. */
  ageYears?: number;
  findings: readonly RatedFinding[];
  /** What a model proposes and nobody decided on: it scores nothing, and leaves the rating provisional. */
  proposals?: number;
  matches: readonly RatedMatch[];
  conditions: readonly RatedCondition[];
};
