import { z } from 'zod';
import { id, isoTime, operation } from '../operation.ts';
import { RATING_BASES } from '../rating-basis.ts';
import { intake } from '../reports/intake.ts';
import { attachment } from '../reports/requests.ts';
import { RATINGS, ROLES } from '../words.ts';

const aRequest = z.object({ id, number: z.string() });

export const thirdPartyProfile = z.object({
  /** Who it is, by the newest request about it that the caller may see. */
  identity: intake.partial().nullable(),
  /** Files of its requests that the caller may see, the newest first. */
  documents: z.array(attachment.extend({ request: aRequest })),
  /** Ratings over time, the oldest first. */
  ratings: z.array(
    z.object({
      at: isoTime,
      rating: z.enum(RATINGS),
      /** Null where no report set it. */
      score: z.number().nullable(),
      basis: z.enum(RATING_BASES).nullable(),
      /** A sealed report, or an override that expired. */
      source: z.enum(['report', 'override_expired']),
      request: aRequest.nullable(),
      reportVersion: z.number().int().nullable(),
    }),
  ),
  /** How it was last compared with the lists by monitoring; null where it never was. */
  comparison: z
    .object({
      at: isoTime,
      method: z.string(),
      lists: z.array(
        z.object({
          watchlist: z.string(),
          version: z.number().int(),
          activatedAt: isoTime.nullable(),
          threshold: z.number(),
        }),
      ),
      /** Names that were not compared with a whole list; for the firm. */
      truncated: z.array(z.object({ subject: z.string(), watchlist: z.string() })),
      /** Matches in alerts that nobody has closed. */
      openMatches: z.number().int(),
    })
    .nullable(),
  /** List versions activated since the first report, the newest first, and how many matches each of them raised. */
  updates: z.array(
    z.object({
      watchlist: z.string(),
      version: z.number().int(),
      activatedAt: isoTime,
      added: z.number().int(),
      changed: z.number().int(),
      removed: z.number().int(),
      matches: z.number().int(),
      /** Whether the last comparison was after it. */
      compared: z.boolean(),
    }),
  ),
});
export type ThirdPartyProfile = z.infer<typeof thirdPartyProfile>;

export const getThirdPartyProfile = operation({
  method: 'GET',
  path: '/reports/v1.0/thirdpartyprofile',
  title: 'Who a third party is, its ratings over time, and what monitoring compared it with',
  access: ROLES,
  modules: ['Request Details'],
  request: { id },
  answer: z.object({ Result: z.literal('Success'), Data: thirdPartyProfile }),
  errors: ['not_found'],
});
