import { z } from 'zod';
import { AnalysisLimits, CaseLimits, FileLimits, RequestLimits } from '../limits.ts';
import {
  dataOf,
  freeText,
  id,
  isoDay,
  isoTime,
  lineText,
  operation,
  partialDate,
  requiredText,
  storedVersion,
  uniqueArray,
  version,
} from '../operation.ts';
import { RATING_BASES } from '../rating-basis.ts';
import { rating } from '../ratings/ratings.ts';
import { holder } from '../reports/report-data.ts';
import { attachment, requestDetail, uploadErrors, uploads } from '../reports/requests.ts';
import { identifierCheck, registeredCompany, registerState } from '../screening/company-register.ts';
import { matchedParty, partySplit } from '../screening/listed-parties.ts';
import { matchRule } from '../screening/match-rules.ts';
import { match, screeningRun } from '../screening/matches.ts';
import { disagreement } from '../screening/second-looks.ts';
import { dispositionReason } from '../security/dispositions.ts';
import { sentence } from '../texts/sentence.ts';
import {
  DISMISSALS,
  DISPOSITIONS,
  FINDING_MATTERS,
  FINDING_STAGES,
  FINDING_STATUSES,
  LEVELS,
  RATINGS,
  RISK_CATEGORIES,
  ROLES,
  SUBJECT_ROLES,
} from '../words.ts';
import { machineReading, media } from './media.ts';
import { review } from './reviews.ts';
import { searched, section, sentSection } from './sections.ts';

export type { Assessment, Section } from './sections.ts';

const source = z.strictObject({
  title: freeText(AnalysisLimits.title),
  url: lineText(AnalysisLimits.url).optional(),
  publishedOn: isoDay.optional(),
  accessedAt: isoDay.optional(),
  /** An attachment of the request that holds the source. */
  attachmentId: id.optional(),
  /** Of that attachment, from 1, where it is known. */
  page: z.number().int().min(1).max(FileLimits.pages).optional(),
  /** Of the stored snapshot, filled in by the server. */
  sha256: lineText(64).optional(),
});
const findingFields = {
  category: z.enum(RISK_CATEGORIES),
  /** What it is about; null where nobody said, and the category stands for it. */
  matter: z.enum(FINDING_MATTERS).nullable().optional(),
  severity: z.enum(LEVELS),
  credibility: z.enum(LEVELS),
  stage: z.enum(FINDING_STAGES),
  role: z.enum(SUBJECT_ROLES),
  /** Null while it is not known: the day of the source counts until then. */
  eventDate: partialDate.nullable(),
  summary: requiredText(AnalysisLimits.excerpt),
  excerpt: freeText(AnalysisLimits.excerpt),
  source: source.nullable(),
  status: z.enum(FINDING_STATUSES),
  /** Asked for when what the machine proposed is dismissed. */
  dismissal: z.enum(DISMISSALS).nullable().optional(),
};
export const finding = z.object({
  id,
  ...findingFields,
  /** What the machine read, where it proposed the finding; null for what a person wrote. */
  machine: machineReading.nullable(),
  createdBy: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Finding = z.infer<typeof finding>;

export const message = z.object({
  id,
  kind: z.enum(['question', 'answer', 'comment', 'note']),
  visibility: z.enum(['internal', 'shared']),
  text: z.string(),
  byName: z.string(),
  byRole: z.enum(ROLES),
  at: isoTime,
  /** The names that the text mentions with an @. */
  mentions: z.array(z.string()),
  files: z.array(attachment),
});

export const reportVersion = z.object({
  id,
  number: z.number().int(),
  rating: z.enum(RATINGS),
  score: z.number(),
  basis: z.enum(RATING_BASES),
  releasedAt: isoTime,
  releasedBy: z.string(),
  draftedBy: z.string(),
  pdfSha256: z.string(),
  dataSha256: z.string(),
  pages: z.number().int(),
});

/** What the firm sees of the work. Absent for client roles. */
export const working = z.object({
  version: storedVersion,
  /** Of everything that a report takes from it, to name with the release; null unless it is in review. */
  digest: z.string().nullable(),
  screening: screeningRun.nullable(),
  matches: z.array(match),
  /** Where several entries are one person or organisation. */
  matchedParties: z.array(matchedParty),
  partySplits: z.array(partySplit),
  /** Second looks that came to another answer than the one that stands here, settled or not. */
  secondLooks: z.array(disagreement),
  /** Why a match may be decided as it is; those no longer offered too, since decisions name them. */
  reasons: z.array(dispositionReason),
  nearMatches: z.array(
    z.object({
      subject: z.string(),
      name: z.string(),
      origin: z.string(),
      verdict: z.string(),
      clauses: z.array(z.string()),
      /** Of a company of the register. */
      registered: registeredCompany.nullable(),
    }),
  ),
  identifiers: z.array(identifierCheck),
  /** The register of companies that was looked up; null while none was imported. */
  register: registerState.nullable(),
  ownership: z.object({
    holders: z.array(holder),
    /** Percent held by parties with a confirmed, and with an open match on a sanctions list. */
    sanctionedPct: z.number(),
    undecidedPct: z.number(),
  }),
  findings: z.array(finding),
  media,
  sections: z.array(section),
  searched,
  rating: rating.nullable(),
  review,
  /** The language model that proposes texts of sections; null where none is set up. */
  languageModel: z.string().nullable(),
  /** What still refuses `submit_for_review`: in English, and for readers of other languages. */
  openPoints: z.array(z.string()),
  points: z.array(sentence),
});

export const getAnalysis = operation({
  method: 'GET',
  path: '/reports/v1.0/requestanalysis',
  title: 'The working document for the firm; status, questions and sealed versions for client roles',
  access: ROLES,
  modules: ['Request Details'],
  request: { client: id, request: id },
  answer: dataOf(
    z.object({
      request: requestDetail,
      messages: z.array(message),
      reports: z.array(reportVersion),
      working: working.optional(),
    }),
  ),
  errors: ['not_found'],
});

export const saveAnalysis = operation({
  method: 'POST',
  path: '/reports/v1.0/requestanalysis',
  title: 'Save dispositions, findings, sections, a rating proposal, comments and files',
  access: ['drafter', 'allocator'],
  modules: ['Request Details'],
  multipart: uploads,
  request: {
    client: id,
    request: id,
    version,
    dispositions: uniqueArray(
      z.strictObject({
        match: id,
        disposition: z.enum(DISPOSITIONS),
        reasonCode: lineText(60),
        comment: freeText(RequestLimits.comment).optional(),
      }),
      { by: ({ match }) => match },
    )
      .max(AnalysisLimits.dispositions)
      .optional(),
    /** One decision for open matches that have something in common. */
    rule: matchRule.optional(),
    /** Matches whose false-positive disposition a second person confirms. */
    confirm: uniqueArray(id).max(AnalysisLimits.dispositions).optional(),
    findings: uniqueArray(
      z.strictObject({ id: id.optional(), remove: z.literal(true).optional(), ...findingFields }),
      { by: (one) => one.id },
    )
      .max(AnalysisLimits.findings)
      .optional(),
    sections: uniqueArray(sentSection, { by: ({ key }) => key })
      .max(40)
      .optional(),
    /** Equal to the computed rating it confirms it; different, it asks for an override that somebody else approves. */
    rating: z
      .strictObject({
        proposed: z.enum(RATINGS),
        reason: freeText(RequestLimits.reason),
        expiresOn: isoDay.optional(),
      })
      .optional(),
    comment: z
      .strictObject({
        text: requiredText(RequestLimits.comment),
        visibility: z.enum(['internal', 'shared']),
        mentions: z.array(id).max(CaseLimits.mentions).optional(),
      })
      .optional(),
  },
  answer: dataOf(working),
  errors: [
    ...uploadErrors,
    'not_found',
    'analysis.stale',
    'request.not_possible',
    'match.second_person',
    'rating.not_possible',
  ],
});
