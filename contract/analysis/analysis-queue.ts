import { z } from 'zod';
import { listQuery, many } from '../list-query.ts';
import { id, isoDay, lineText, operation } from '../operation.ts';
import { RATING_BASES } from '../rating-basis.ts';
import { ratingOutlook } from '../ratings/ratings.ts';
import { forecast } from '../reports/requests.ts';
import { match } from '../screening/matches.ts';
import { RATINGS, TIMELINE_KINDS } from '../words.ts';
import { finding } from './analysis.ts';

export const analysisRow = z.object({
  id,
  clientId: id,
  clientName: z.string(),
  requestNumber: z.string(),
  requestId: id,
  legalName: z.string(),
  status: z.string(),
  drafterName: z.string().nullable(),
  dueOn: isoDay.nullable(),
  overdue: z.boolean(),
  forecast: forecast.nullable(),
  returned: z.boolean(),
  screening: z.enum(['none', 'queued', 'running', 'done', 'failed']),
  matches: z.number().int(),
  openMatches: z.number().int(),
  findings: z.number().int(),
  rating: z.enum(RATINGS).nullable(),
  ratingScore: z.number().nullable(),
  ratingBasis: z.enum(RATING_BASES).nullable(),
  provisional: z.boolean(),
  ratingOutlook: ratingOutlook.nullable(),
  /** The rating is an approved override that holds until this day. */
  overrideUntil: isoDay.nullable(),
  /** What others changed last since the caller opened the case. */
  changed: z.enum(TIMELINE_KINDS).nullable(),
});

export const getAnalysisDetails = operation({
  method: 'GET',
  path: '/reports/v1.0/analysisdetails',
  title: 'The analysis queue; with id one match or finding in full',
  access: ['admin', 'allocator', 'drafter'],
  modules: ['Request Details'],
  request: {
    id: id.optional(),
    view: z.enum(['all', 'mine', 'returned', 'in_review', 'overdue', 'at_risk', 'unanswered']).optional(),
    status: many(lineText(30)),
    ...listQuery(['requestNumber', 'legalName', 'status', 'dueOn', 'clientName']),
  },
  answer: z.object({
    Result: z.literal('Success'),
    Data: z.array(analysisRow),
    total: z.number().int(),
    item: z
      .object({
        clientId: id,
        requestId: id,
        requestNumber: z.string(),
        legalName: z.string(),
        match: match.optional(),
        finding: finding.optional(),
      })
      .optional(),
  }),
  errors: ['not_found'],
});
