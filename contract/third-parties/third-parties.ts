import { z } from 'zod';
import { RegisterLimits } from '../limits.ts';
import { listQuery, many, queryFlag } from '../list-query.ts';
import {
  asking,
  byAction,
  chosen,
  id,
  isoDay,
  isoTime,
  operation,
  requiredText,
  storedVersion,
  uniqueArray,
  version,
} from '../operation.ts';
import { RATING_BASES, RECOMMENDATIONS } from '../rating-basis.ts';
import { REQUEST_STATUSES } from '../request-statuses.ts';
import { sentence } from '../texts/sentence.ts';
import {
  ALERT_KINDS,
  CONDITION_STATES,
  LIST_TOPICS,
  MEDIA_LABELS,
  RATINGS,
  REGISTER_DUES,
  RELATIONSHIP_DECISIONS,
  ROLES,
  STRENGTHS,
} from '../words.ts';

/** What the client demanded when it approved with conditions. */
export const condition = z.object({
  id,
  text: z.string(),
  dueOn: isoDay,
  state: z.enum(CONDITION_STATES),
  note: z.string().nullable(),
  closedBy: z.string().nullable(),
  closedAt: isoTime.nullable(),
});
export type Condition = z.infer<typeof condition>;

export const alert = z.object({
  id,
  kind: z.enum(ALERT_KINDS),
  text: z.string(),
  /** The text by codes and values. */
  reasons: z.array(sentence),
  /** Of a `new_match`, for the firm: names that resemble an entry which a list added or changed. */
  matches: z.array(
    z.object({
      watchlist: z.string(),
      listVersion: z.number().int(),
      entryId: z.string(),
      subject: z.string(),
      matchedName: z.string(),
      similarity: z.number(),
      strength: z.enum(STRENGTHS),
      /** What the entry was about, the weightiest first. */
      topics: z.array(z.enum(LIST_TOPICS)),
      /** What the list did, or why the third party was compared again. */
      change: z.enum(['added', 'changed', 'version', 'threshold', 'method', 'facts', 'decision', 'expired']),
    }),
  ),
  /** Of `adverse_news`, for the firm: what an item tells, by the machine alone. */
  news: z.array(
    z.object({
      feed: z.string(),
      title: z.string(),
      link: z.string().nullable(),
      publishedOn: isoDay.nullable(),
      fetchedAt: isoTime,
      /** Of the stored item. */
      sha256: z.string(),
      label: z.enum(MEDIA_LABELS),
      probability: z.number(),
      /** The version of the model. */
      model: z.number().int(),
      excerpt: z.string(),
      /** What the version before said of the same item, where another version was activated since. */
      before: z
        .object({ label: z.enum(MEDIA_LABELS), probability: z.number().nullable(), model: z.number().int() })
        .optional(),
    }),
  ),
  raisedAt: isoTime,
  /** Null while it is open. */
  outcome: z.enum(['dismissed', 'reopened', 'settled']).nullable(),
  reason: z.string().nullable(),
  closedBy: z.string().nullable(),
  closedAt: isoTime.nullable(),
});
export type Alert = z.infer<typeof alert>;

export const thirdPartyRow = z.object({
  id,
  clientId: id,
  clientName: z.string(),
  name: z.string(),
  entityType: z.string(),
  country: z.string().nullable(),
  rating: z.enum(RATINGS).nullable(),
  ratingScore: z.number().nullable(),
  /** What sets the rating. */
  ratingBasis: z.enum(RATING_BASES).nullable(),
  ratedAt: isoTime.nullable(),
  relationship: z.enum(RELATIONSHIP_DECISIONS),
  monitored: z.boolean(),
  nextReviewOn: isoDay.nullable(),
  reviewDue: z.boolean(),
  openAlerts: z.number().int(),
  requests: z.number().int(),
  lastRequestId: id,
  version: storedVersion,
});
export type ThirdPartyRow = z.infer<typeof thirdPartyRow>;

export const pendingDecision = z.object({
  id,
  decision: z.enum(RELATIONSHIP_DECISIONS),
  reason: z.string(),
  conditions: z.array(z.object({ text: z.string(), dueOn: isoDay })),
  by: z.string(),
  at: isoTime,
  /** The caller made it, and so cannot confirm it. */
  own: z.boolean(),
});

export const thirdPartyDetail = thirdPartyRow.extend({
  decision: z
    .object({
      reason: z.string(),
      by: z.string(),
      at: isoTime,
      /** The second lead, where the client requires one for a high rating. */
      confirmedBy: z.string().nullable(),
    })
    .nullable(),
  /** What the newest report about it advises; null before there is one. */
  recommendation: z.enum(RECOMMENDATIONS).nullable(),
  /** An approval that another lead of the client has to confirm before it takes effect. */
  pendingDecision: pendingDecision.nullable(),
  conditions: z.array(condition),
  alerts: z.array(alert),
  /** Its requests that the caller may see, the newest first. */
  assessments: z.array(
    z.object({
      id,
      number: z.string(),
      status: z.enum(REQUEST_STATUSES),
      rating: z.enum(RATINGS).nullable(),
      createdAt: isoTime,
      releasedAt: isoTime.nullable(),
    }),
  ),
  /** What the caller may do to it now. */
  actions: z.array(z.string()),
});
export type ThirdPartyDetail = z.infer<typeof thirdPartyDetail>;

export const getThirdParties = operation({
  method: 'GET',
  path: '/reports/v1.0/thirdparties',
  title: 'The register of third parties; with id one of them in full',
  access: ROLES,
  modules: ['Request Details'],
  request: {
    id: id.optional(),
    client: id.optional(),
    rating: many(z.enum(RATINGS)),
    relationship: many(z.enum(RELATIONSHIP_DECISIONS)),
    monitored: queryFlag,
    reviewDue: queryFlag,
    withAlerts: queryFlag,
    /** What the client has to do about it. */
    due: z.enum(REGISTER_DUES).optional(),
    ...listQuery(['name', 'rating', 'ratedAt', 'country', 'nextReviewOn', 'relationship']),
  },
  answer: z.object({
    Result: z.literal('Success'),
    Data: z.array(thirdPartyRow),
    total: z.number().int(),
    /** Only when one was asked for. */
    thirdParty: thirdPartyDetail.optional(),
  }),
  errors: ['not_found'],
});

const newCondition = z.strictObject({ text: requiredText(RegisterLimits.condition), dueOn: isoDay });

export const saveThirdParty = operation({
  method: 'POST',
  path: '/reports/v1.0/thirdparties',
  title:
    'Decide the relationship, confirm a decision, settle a condition, switch monitoring, set the review day, merge, close an alert',
  access: ROLES,
  modules: ['Request Details'],
  request: byAction(
    { id, version },
    {
      decide: {
        decision: z
          .enum(RELATIONSHIP_DECISIONS, asking('Choose a decision.'))
          .exclude(['pending'], asking('Choose a decision.')),
        reason: requiredText(RegisterLimits.reason),
        /** The recommendation, confirmed by who decides to go further than it advises. */
        against: z.enum(RECOMMENDATIONS).optional(),
        /** Of an approval with conditions. */
        conditions: uniqueArray(newCondition).max(RegisterLimits.conditions).optional(),
      },
      confirm_decision: { decision: chosen('Choose the decision.') },
      decline_decision: {
        decision: chosen('Choose the decision.'),
        reason: requiredText(RegisterLimits.reason),
      },
      settle_condition: {
        condition: chosen('Choose a condition.'),
        state: z.enum(['met', 'waived'], asking('Choose whether the condition was met or waived.')),
        note: requiredText(RegisterLimits.reason),
      },
      monitor: { monitored: z.boolean(asking('Choose whether to monitor this third party.')) },
      review_on: { nextReviewOn: z.iso.date(asking('Choose the day.')) },
      merge: {
        into: chosen('Choose the third party to keep.'),
        reason: requiredText(RegisterLimits.reason),
      },
      dismiss_alert: { alert: chosen('Choose an alert.'), reason: requiredText(RegisterLimits.reason) },
    },
  ),
  answer: z.object({ Result: z.literal('Success'), Data: thirdPartyDetail }),
  errors: ['access.licence', 'not_found', 'record.stale', 'thirdparty.not_possible'],
});
