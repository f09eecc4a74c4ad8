import { z } from 'zod';
import { RequestLimits } from '../limits.ts';
import {
  chosen,
  country,
  dataOf,
  id,
  isoTime,
  lineText,
  operation,
  partialDate,
  requestOf,
  requiredLine,
  uniqueArray,
} from '../operation.ts';
import { PARTY_TYPES } from '../party-type.ts';
import { hit, notCompared, screenedList } from './matches.ts';

const subject = z.strictObject({
  name: requiredLine(RequestLimits.legalName),
  type: z.enum(PARTY_TYPES),
  born: partialDate.optional(),
  countries: uniqueArray(country).max(20).optional(),
  identifiers: uniqueArray(
    z.strictObject({
      scheme: lineText(20).optional(),
      value: lineText(RequestLimits.identifier),
    }),
  )
    .max(20)
    .optional(),
});

const adHocHit = z.object({
  watchlistId: id,
  ...hit,
});

export const postScreenings = operation({
  method: 'POST',
  path: '/reports/v1.0/screenings',
  title: 'Screen a request again (202 with a job), or one name without storing it (zero_footprint)',
  access: ['allocator', 'drafter', 'admin'],
  modules: ['Request Details'],
  request: z.discriminatedUnion('zero_footprint', [
    requestOf({
      zero_footprint: z.literal(false).optional(),
      request: chosen('Choose a request to screen.'),
      client: id.optional(),
    }),
    requestOf({
      zero_footprint: z.literal(true),
      subject,
      limit: z.number().int().min(1).max(50).optional(),
    }),
  ]),
  answer: dataOf(
    z.object({
      job: id.nullable(),
      hits: z.array(adHocHit),
      /** More entries may be as close as the thresholds of the lists than were returned. */
      truncated: z.boolean(),
      /** Of a search: what was searched, when and how. With no hit this is what it was told by. */
      searched: z
        .object({
          lists: z.array(screenedList),
          at: isoTime,
          methodVersion: z.string(),
          notCompared: z.array(notCompared),
        })
        .nullable(),
      ms: z.number(),
    }),
  ),
  status: 202,
  errors: ['not_found', 'request.not_possible'],
});
