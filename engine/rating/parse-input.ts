import {
  DISPOSITIONS,
  FINDING_MATTERS,
  FINDING_STAGES,
  FINDING_STATUSES,
  LEVELS,
  LIST_TOPICS,
  PEP_CLASSES,
  type RatedCondition,
  type RatedFinding,
  type RatedMatch,
  type RatingInput,
  RISK_CATEGORIES,
  SUBJECT_ROLES,
} from './rating-input.ts';

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown, where: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new TypeError(`${where} must be an object.`);
}

function oneOf<T>(fields: Fields, field: string, allowed: readonly T[], where: string): T {
  const value = fields[field] as T;
  if (allowed.includes(value)) return value;
  throw new TypeError(`${where}.${field} must be one of ${allowed.join(', ')}.`);
}

function optional<T>(value: unknown, is: (value: unknown) => value is T, what: string): T | undefined {
  if (value === undefined || value === null) return undefined;
  if (is(value)) return value;
  throw new TypeError(`${what}.`);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isPercent = (value: unknown): value is number =>
  Number.isFinite(value) && (value as number) >= 0 && (value as number) <= 100;
const isYears = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function listOf<T>(value: unknown, where: string, read: (item: Fields, where: string) => T): T[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new TypeError(`${where} must be a list.`);
  return value.map((item, index) => read(fieldsOf(item, `${where}[${index}]`), `${where}[${index}]`));
}

function finding(fields: Fields, where: string): RatedFinding {
  const yearsAgo = optional(
    fields.yearsAgo,
    isYears,
    `${where}.yearsAgo must be a number of years from 0 on`,
  );
  const id = optional(fields.id, isText, `${where}.id must be a text`);
  const undated = optional(fields.undated, isFlag, `${where}.undated must be true or false`);
  const about = fields.matter !== undefined && fields.matter !== null;
  return {
    ...(id === undefined ? {} : { id }),
    category: oneOf(fields, 'category', RISK_CATEGORIES, where),
    ...(about ? { matter: oneOf(fields, 'matter', FINDING_MATTERS, where) } : {}),
    severity: oneOf(fields, 'severity', LEVELS, where),
    credibility: oneOf(fields, 'credibility', LEVELS, where),
    role: oneOf(fields, 'role', SUBJECT_ROLES, where),
    stage: oneOf(fields, 'stage', FINDING_STAGES, where),
    status: oneOf(fields, 'status', FINDING_STATUSES, where),
    ...(yearsAgo === undefined ? {} : { yearsAgo }),
    ...(undated ? { undated } : {}),
  };
}

function match(fields: Fields, where: string): RatedMatch {
  const known = fields.pepClass !== undefined && fields.pepClass !== null;
  return {
    disposition: oneOf(fields, 'disposition', DISPOSITIONS, where),
    topic: oneOf(fields, 'topic', LIST_TOPICS, where),
    ...(known ? { pepClass: oneOf(fields, 'pepClass', PEP_CLASSES, where) } : {}),
  };
}

function condition(fields: Fields, where: string): RatedCondition {
  if (isText(fields.code) && isFlag(fields.evidenced))
    return { code: fields.code, evidenced: fields.evidenced };
  throw new TypeError(`${where} must have a code and say whether it is evidenced.`);
}

function ownership(value: unknown): RatingInput['ownership'] {
  if (value === undefined || value === null) return undefined;
  const { opaque, layers, offshore, ...listed } = fieldsOf(value, 'ownership');
  const share = (field: 'sanctionedPct' | 'undecidedPct') => {
    const percent = optional(
      listed[field],
      isPercent,
      `ownership.${field} must be a percentage from 0 to 100`,
    );
    return percent === undefined ? {} : { [field]: percent };
  };
  if (isFlag(opaque) && isFlag(offshore) && isCount(layers))
    return { opaque, layers, offshore, ...share('sanctionedPct'), ...share('undecidedPct') };
  throw new TypeError('ownership must say opaque, layers (a whole number from 0 on) and offshore.');
}

/**
 * A rating input out of parsed JSON; members it does not know are dropped, lists that are absent are empty.
 * @throws TypeError with a sentence naming the member that is wrong
 */
export function parseRatingInput(value: unknown): RatingInput {
  const fields = fieldsOf(value, 'The input');
  const text = (field: string) => optional(fields[field], isText, `${field} must be a text`);
  const texts = (field: string) => optional(fields[field], isTexts, `${field} must be a list of texts`);
  const given: { [K in keyof RatingInput]: RatingInput[K] | undefined } = {
    countryOfIncorporation: text('countryOfIncorporation'),
    countriesOfOperation: texts('countriesOfOperation'),
    ownerCountries: texts('ownerCountries'),
    industry: text('industry'),
    relationshipType: text('relationshipType'),
    governmentFacing: optional(fields.governmentFacing, isFlag, 'governmentFacing must be true or false'),
    ownership: ownership(fields.ownership),
    isPerson: optional(fields.isPerson, isFlag, 'isPerson must be true or false'),
    ageYears: optional(fields.ageYears, isYears, 'ageYears must be a number of years from 0 on'),
    findings: listOf(fields.findings, 'findings', finding),
    proposals: optional(fields.proposals, isCount, 'proposals must be a whole number from 0 on'),
    matches: listOf(fields.matches, 'matches', match),
    conditions: listOf(fields.conditions, 'conditions', condition),
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, member]) => member !== undefined),
  ) as RatingInput;
}
