import { z } from 'zod';
import { MethodLimits, RequestLimits } from '../limits.ts';
import {
  actions,
  byAction,
  chosen,
  dataOf,
  id,
  isoDay,
  isoTime,
  lineText,
  operation,
  requiredText,
  storedVersion,
  version,
} from '../operation.ts';
import { RATING_BASES } from '../rating-basis.ts';
import { RATINGS } from '../words.ts';
import { ratingMethod } from './ratings.ts';

const count = z.number().int();
const moved = z.object({ all: count, raised: count, lowered: count });

/** What a draft would move: computed anew from the stored inputs under the published method and under the draft. */
export const whatIfResult = z.object({
  thirdParties: moved,
  requests: moved,
  /** How many scores change at all. */
  changed: count,
  /** Another band first, then the greatest difference; at most `MethodLimits.moves` of them. */
  moves: z.array(
    z.object({
      kind: z.enum(['third_party', 'request']),
      id,
      clientId: id,
      requestId: id,
      name: z.string(),
      from: z.enum(RATINGS),
      to: z.enum(RATINGS),
      fromScore: z.number(),
      toScore: z.number(),
      /** What sets each of the two ratings. Missing in results computed before these were kept. */
      fromBasis: z.enum(RATING_BASES).optional(),
      toBasis: z.enum(RATING_BASES).optional(),
    }),
  ),
});
export type WhatIfResult = z.infer<typeof whatIfResult>;

export const whatIf = z.object({
  id,
  /** Of the draft it was computed for; another one than the draft's now means that it is out of date. */
  methodVersion: storedVersion,
  askedBy: z.string(),
  askedAt: isoTime,
  finishedAt: isoTime.nullable(),
  job: id.nullable(),
  result: whatIfResult.nullable(),
});
export type WhatIf = z.infer<typeof whatIf>;

export const methodStatus = z.enum(['draft', 'published', 'superseded']);
export type MethodStatus = z.infer<typeof methodStatus>;

export const methodField = z.object({
  path: z.string(),
  group: z.string(),
  label: z.string(),
  value: z.number(),
  /** In the method that is published. */
  published: z.number().nullable(),
  min: z.number(),
  max: z.number(),
  decimals: count,
});
export type MethodField = z.infer<typeof methodField>;

export const methodVersion = z.object({
  id,
  number: count,
  status: methodStatus,
  basedOn: count.nullable(),
  version: storedVersion,
  changedBy: z.string(),
  changedAt: isoTime,
  reason: z.string(),
  /** Empty for the one that came with Prudence, until somebody adopts it. */
  publishedBy: z.string(),
  publishedAt: isoTime.nullable(),
  /** Rates the open requests anew after publishing. */
  job: id.nullable(),
});
export type MethodVersion = z.infer<typeof methodVersion>;

export const methodDraft = methodVersion.extend({
  fields: z.array(methodField),
  floors: z.array(
    z.object({
      rule: z.string(),
      text: z.string(),
      band: z.enum(RATINGS),
      published: z.enum(RATINGS).nullable(),
    }),
  ),
  /** What keeps it from being published, by the path of its field. */
  problems: z.record(z.string(), z.string()),
  whatIf: whatIf.nullable(),
});
export type MethodDraft = z.infer<typeof methodDraft>;

export const getRatingMethods = operation({
  method: 'GET',
  path: '/reports/v1.0/ratingmethods',
  title:
    'Versions of the rating method, the draft with its fields and what it would move, and one version in full',
  access: ['admin'],
  modules: ['Settings'],
  request: { id: id.optional() },
  answer: dataOf(
    z.object({
      methods: z.array(methodVersion),
      draft: methodDraft.nullable(),
      /** The version asked for, else the published one. */
      method: ratingMethod,
      /** The version in force is not the method that comes with Prudence: a draft can begin from that one. */
      differsFromShipped: z.boolean(),
      countries: z.object({
        sources: z.array(z.object({ name: z.string(), asOf: isoDay })),
        rows: z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            cpi: z.number().nullable(),
            fatf: z.string().nullable(),
          }),
        ),
      }),
    }),
  ),
  errors: ['not_found'],
});

/** As it was when the person saw it. */
const draft = { id: chosen('Choose a draft.'), version };

export const changeRatingMethod = operation({
  method: 'POST',
  path: '/reports/v1.0/ratingmethods',
  title:
    'Draft a version of the rating method, save it, ask what it would move, publish or discard it; adopt the one that came with Prudence',
  access: ['admin'],
  modules: ['Settings'],
  request: byAction(
    {},
    {
      /** From the version in force, or from the method that comes with Prudence. */
      draft: { from: z.enum(['published', 'shipped']).optional() },
      save: {
        ...draft,
        values: z
          .record(lineText(MethodLimits.path), z.number())
          .refine((values) => Object.keys(values).length <= MethodLimits.fields, 'Too many numbers.')
          .optional(),
        floors: z
          .record(lineText(MethodLimits.path), z.enum(RATINGS))
          .refine((floors) => Object.keys(floors).length <= MethodLimits.fields, 'Too many floors.')
          .optional(),
      },
      what_if: draft,
      publish: { ...draft, reason: requiredText(RequestLimits.reason) },
      discard: draft,
      /** Of the method that came with Prudence: an administrator has read it and uses it as it is. */
      adopt: { id: chosen('Choose a version.') },
    },
  ),
  answer: dataOf(z.object({ id, job: id.nullable() })),
  stepUp: actions('publish'),
  errors: ['not_found', 'record.stale', 'rating.not_possible', 'rating.second_person'],
});
