import { z } from 'zod';
import { dataOf, id, isoTime, operation } from '../operation.ts';
import { RATINGS, RISK_CATEGORIES, ROLES } from '../words.ts';

/** Contributions add up exactly to the score (0–100, one decimal). */
export const rating = z.object({
  methodVersion: z.string(),
  score: z.number(),
  band: z.enum(RATINGS),
  /** After floors; the band that counts. */
  overall: z.enum(RATINGS),
  residual: z.enum(RATINGS),
  provisional: z.boolean(),
  contributions: z.array(
    z.object({
      factor: z.string(),
      label: z.string(),
      weight: z.number(),
      raw: z.number(),
      contribution: z.number(),
      because: z.string(),
    }),
  ),
  floors: z.array(z.object({ rule: z.string(), band: z.enum(RATINGS), because: z.string() })),
  categories: z.array(
    z.object({ category: z.enum(RISK_CATEGORIES), band: z.enum(RATINGS), score: z.number() }),
  ),
  /** The drafter's own proposal, when it differs from the machine's or confirms it. */
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
    }),
  ),
  errors: ['not_found'],
});
