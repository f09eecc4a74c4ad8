import { z } from 'zod';
import { RequestLimits } from '../limits.ts';
import {
  byAction,
  chosen,
  dataOf,
  id,
  isoDay,
  isoTime,
  operation,
  requiredText,
  version,
} from '../operation.ts';
import { RATING_BASES } from '../rating-basis.ts';
import { intake } from '../reports/intake.ts';
import { OVERRIDE_STATES, RATINGS, ROLES } from '../words.ts';
import { categoryRating, contribution, floor } from './rating-parts.ts';

/** The rating once every open match is confirmed, and once every one is cleared. */
export const ratingOutlook = z.object({ ifConfirmed: z.enum(RATINGS), ifCleared: z.enum(RATINGS) });
export type RatingOutlook = z.infer<typeof ratingOutlook>;

/** A person's rating in place of the computed one: it counts once somebody else approved it, and until it expires. */
export const ratingOverride = z.object({
  id,
  state: z.enum(OVERRIDE_STATES),
  band: z.enum(RATINGS),
  /** The computed rating it was asked against. */
  computed: z.enum(RATINGS),
  reason: z.string(),
  /** The last day on which it holds. */
  expiresOn: isoDay,
  by: z.string(),
  byId: id,
  at: isoTime,
  approvedBy: z.string().nullable(),
  approvedAt: isoTime.nullable(),
  closedAt: isoTime.nullable(),
  /** Why it was refused. */
  closedReason: z.string(),
});
export type RatingOverride = z.infer<typeof ratingOverride>;

/** Contributions add up exactly to the score (0–100, one decimal). */
export const rating = z.object({
  methodVersion: z.string(),
  score: z.number(),
  band: z.enum(RATINGS),
  /** After floors. */
  overall: z.enum(RATINGS),
  residual: z.enum(RATINGS),
  /** What counts now: the approved override, else the computed rating. */
  counts: z.enum(RATINGS),
  /** What sets the rating that counts. */
  basis: z.enum(RATING_BASES),
  provisional: z.boolean(),
  /** While matches are open. */
  outlook: ratingOutlook.nullable(),
  contributions: z.array(contribution),
  floors: z.array(floor),
  categories: z.array(categoryRating),
  /** The override that counts, and the one that waits for a second person. */
  override: ratingOverride.nullable(),
  asked: ratingOverride.nullable(),
  /** The drafter's word on the computed rating. */
  proposal: z.object({ band: z.enum(RATINGS), reason: z.string(), by: z.string(), at: isoTime }).nullable(),
  computedAt: isoTime,
});
export type Rating = z.infer<typeof rating>;

const table = z.array(z.object({ key: z.string(), label: z.string(), value: z.number() }));
export const ratingMethod = z.object({
  version: z.string(),
  title: z.string(),
  weights: table,
  bands: z.object({ medium: z.number(), high: z.number() }),
  tables: z.array(z.object({ name: z.string(), title: z.string(), source: z.string(), rows: table })),
  floors: z.array(z.object({ rule: z.string(), band: z.enum(RATINGS), text: z.string() })),
});

export const getRatings = operation({
  method: 'GET',
  path: '/reports/v1.0/ratings',
  title: 'The rating method; with client and request the history of ratings and a replay from stored inputs',
  access: ROLES,
  modules: ['New Request', 'Request Details'],
  request: { client: id.optional(), request: id.optional() },
  answer: dataOf(
    z.object({
      method: ratingMethod,
      history: z
        .array(
          z.object({
            at: isoTime,
            by: z.string(),
            score: z.number(),
            overall: z.enum(RATINGS),
            methodVersion: z.string(),
            replays: z.boolean(),
          }),
        )
        .optional(),
      /** Every override of the request, the newest first. */
      overrides: z.array(ratingOverride).optional(),
    }),
  ),
  errors: ['not_found'],
});

export const startingScore = operation({
  method: 'POST',
  path: '/reports/v1.0/startingscore',
  title: 'Where the score of a request would start, from its facts alone and before screening',
  access: ['client', 'clientuser'],
  modules: ['New Request'],
  reads: true,
  request: { intake: intake.partial() },
  answer: dataOf(
    z.object({
      methodVersion: z.string(),
      score: z.number(),
      /** All but the findings; they add up to the score. */
      contributions: z.array(contribution),
    }),
  ),
  errors: [],
});

const decision = {
  override: chosen('Choose an override.'),
  reason: requiredText(RequestLimits.reason).optional(),
};

export const overrideRating = operation({
  method: 'POST',
  path: '/reports/v1.0/ratings',
  title: 'Override a rating with a reason and a last day; approve, refuse or withdraw an override',
  access: ['drafter', 'allocator'],
  modules: ['Request Details'],
  request: byAction(
    {
      client: id,
      request: id,
      /** Of the working document. */
      version,
    },
    {
      override: {
        band: z.enum(RATINGS, 'Choose the rating.'),
        reason: requiredText(RequestLimits.reason),
        expiresOn: isoDay.optional(),
      },
      approve: decision,
      refuse: decision,
      withdraw: decision,
    },
  ),
  answer: dataOf(rating),
  errors: [
    'not_found',
    'analysis.stale',
    'request.not_possible',
    'rating.not_possible',
    'rating.second_person',
  ],
});
