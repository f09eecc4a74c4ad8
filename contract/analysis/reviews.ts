import { z } from 'zod';
import { ReviewLimits } from '../limits.ts';
import {
  byAction,
  chosen,
  dataOf,
  freeText,
  id,
  isoTime,
  lineText,
  operation,
  requiredText,
} from '../operation.ts';

/** What a review comment may be about. */
export const REVIEW_PLACES = ['request', 'section', 'finding', 'match'] as const;
export type ReviewPlace = (typeof REVIEW_PLACES)[number];

/** What a review comment is about: the whole request, or a section by its key, a finding or a match by its id. */
const place = {
  place: z.enum(REVIEW_PLACES),
  ref: lineText(60).optional(),
  /** The words in it that the comment is about. */
  quote: freeText(ReviewLimits.quote).optional(),
};

/** What is to be changed, as the reviewer says it. */
export const reviewTask = z.strictObject({ text: requiredText(ReviewLimits.text), ...place });
export type ReviewTask = z.infer<typeof reviewTask>;

export const reviewComment = z.object({
  id,
  place: z.enum(REVIEW_PLACES),
  ref: z.string().nullable(),
  /** The title of the section, the summary of the finding or the names of the match when it was written. */
  label: z.string(),
  quote: z.string(),
  text: z.string(),
  byName: z.string(),
  at: isoTime,
  /** Null while it is open. */
  doneAt: isoTime.nullable(),
  doneBy: z.string().nullable(),
  /** What was done about it. */
  note: z.string(),
});
export type ReviewComment = z.infer<typeof reviewComment>;

/** One section, finding, match or the rating, which is otherwise than when the request was returned. */
export const workChange = z.object({
  place: z.enum(['section', 'finding', 'match', 'rating']),
  ref: z.string(),
  label: z.string(),
  kind: z.enum(['added', 'changed', 'removed']),
  fields: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type WorkChange = z.infer<typeof workChange>;

/** The review of the report version at hand, for the firm only. */
export const review = z.object({
  /** The last return; null when the request was not returned. */
  returned: z
    .object({
      number: z.number().int(),
      byName: z.string(),
      at: isoTime,
      reason: z.string(),
      /** When it was submitted for review again. */
      submittedAt: isoTime.nullable(),
    })
    .nullable(),
  /** Open ones first, then the newest. */
  comments: z.array(reviewComment),
  /** Since the last return. */
  changes: z.array(workChange),
});
export type Review = z.infer<typeof review>;

/** Of the comment. */
const reviewCommentId = chosen('Choose a comment.');

export const changeReviewComment = operation({
  method: 'POST',
  path: '/reports/v1.0/reviewcomments',
  title: 'Comment on a section, finding or match for its drafter; resolve a comment or reopen it',
  access: ['drafter', 'allocator'],
  modules: ['Request Details'],
  request: byAction(
    { client: id, request: id },
    {
      add: { text: requiredText(ReviewLimits.text), ...place },
      resolve: { id: reviewCommentId, note: freeText(ReviewLimits.text).optional() },
      reopen: { id: reviewCommentId },
    },
  ),
  answer: dataOf(reviewComment),
  errors: ['not_found', 'request.not_possible'],
});
