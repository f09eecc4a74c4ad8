import { z } from 'zod';
import { AnalysisLimits, RequestLimits } from '../limits.ts';
import { freeText, id, isoDay, lineText, requiredLine, requiredText, uniqueArray } from '../operation.ts';
import { RISK_CATEGORIES } from '../words.ts';

/** How a person answers for a section without writing it: what they searched in vain, or why nobody assessed it. */
const ASSESSMENT_OUTCOMES = ['nothing_found', 'not_assessed'] as const;

const assessmentFields = {
  outcome: z.enum(ASSESSMENT_OUTCOMES),
  /** Of `nothing_found`: the day of the search, and each source that was searched. */
  searchedOn: isoDay.optional(),
  sources: z.array(z.string()).optional(),
  /** Of `not_assessed`. */
  reason: z.string().optional(),
};
export const assessment = z.object(assessmentFields);
export type Assessment = z.infer<typeof assessment>;

/** An assessment as a drafter sends it: complete. */
const sentAssessment = z
  .strictObject({
    ...assessmentFields,
    sources: uniqueArray(requiredLine(AnalysisLimits.source)).max(AnalysisLimits.sources).optional(),
    reason: requiredText(RequestLimits.reason).optional(),
  })
  .refine(
    ({ outcome, searchedOn, sources = [] }) =>
      outcome !== 'nothing_found' || (searchedOn !== undefined && sources.length > 0),
    'Name at least one source that was searched, and the day of the search.',
  )
  .refine(
    ({ outcome, reason }) => outcome !== 'not_assessed' || reason !== undefined,
    'Give the reason why this was not assessed.',
  );

export const section = z.object({
  key: z.string(),
  title: z.string(),
  /** Its report type asks for it, or its client ordered the risk that it is about. */
  required: z.boolean(),
  /** The risk that it is about, and how many confirmed findings, true and possible matches of it there are. */
  risk: z
    .object({ category: z.enum(RISK_CATEGORIES), ordered: z.boolean(), found: z.number().int() })
    .nullable(),
  /** As the report says it: what was composed, the assessment, and what people wrote. */
  text: z.string(),
  /** What was composed from the facts as they are now, without what a person replaced. */
  composed: z.string(),
  /** The part of it that a person may replace with their own words, whether they did or not; null where there is none. */
  replaceable: z.object({ text: z.string(), id: z.string() }).nullable(),
  /** `outdated`: the part has changed since a person replaced it, so it is shown again. */
  replaced: z.enum(['no', 'yes', 'outdated']),
  /** What people wrote. */
  own: z.string(),
  /** They wrote it in an earlier version of the report, and nobody has saved it in this one. */
  carriedOver: z.boolean(),
  assessment: assessment.nullable(),
  findings: z.array(id),
});
export type Section = z.infer<typeof section>;

/** What a drafter saves of a section. What is left out stays as it is, except `findings`. */
export const sentSection = z.strictObject({
  key: lineText(60),
  /** What people write; what is composed from the facts is not sent. */
  text: freeText(AnalysisLimits.sectionText),
  findings: uniqueArray(id).max(100).optional(),
  /** The `id` of the composed part that this text replaces; null shows it again. */
  replaces: lineText(64).nullable().optional(),
  /** Null removes it. */
  assessment: sentAssessment.nullable().optional(),
});

/** What was searched for each section that a person may mark as “Nothing adverse found”, to begin with. */
export const searched = z.object({
  /** The day of the firm. */
  on: isoDay,
  sections: z.array(z.object({ key: z.string(), sources: z.array(z.string()) })),
});
