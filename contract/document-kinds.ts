import type { ENTITY_TYPES, REPORT_LEVELS } from './words.ts';

/** Which documents help an assessment. No imports but types: browser and server ask for the same. */

/** What a file of a request is, if the person who added it said so. */
export const DOCUMENT_KINDS = [
  'incorporation_certificate',
  'ownership_chart',
  'identity_document',
  'financial_statements',
  'sanctions_questionnaire',
  'source_of_wealth',
  'vessel_registration',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
type Level = (typeof REPORT_LEVELS)[number];

/** What each level of report adds to those before it. */
const expected: Record<(typeof ENTITY_TYPES)[number], Record<Level, readonly DocumentKind[]>> = {
  organisation: {
    basic: ['incorporation_certificate'],
    standard: ['ownership_chart', 'sanctions_questionnaire'],
    enhanced: ['financial_statements'],
  },
  individual: {
    basic: ['identity_document'],
    standard: ['sanctions_questionnaire'],
    enhanced: ['source_of_wealth'],
  },
  vessel: {
    basic: ['vessel_registration'],
    standard: ['ownership_chart', 'sanctions_questionnaire'],
    enhanced: [],
  },
};

/** The kinds of documents that a report of this level is better for. None of them is required. */
export function expectedDocuments(entityType: string | undefined, level: Level | undefined): DocumentKind[] {
  if (!entityType || !level || !Object.hasOwn(expected, entityType)) return [];
  const { basic, standard, enhanced } = expected[entityType as keyof typeof expected];
  if (level === 'basic') return [...basic];
  return level === 'standard' ? [...basic, ...standard] : [...basic, ...standard, ...enhanced];
}

/** Those of them that no file of the request is said to be. */
export function missingDocuments(
  expectedKinds: readonly DocumentKind[],
  files: readonly { kind: DocumentKind | null }[],
): DocumentKind[] {
  return expectedKinds.filter((kind) => !files.some((file) => file.kind === kind));
}
