import { z } from 'zod';
import { AllocationLimits } from '../limits.ts';
import { many } from '../list-query.ts';
import { dataOf, id, operation } from '../operation.ts';
import { REPORT_LEVELS, WORK_STATES } from '../words.ts';

/** Who could take these requests, and why. */
export const getAllocations = operation({
  method: 'GET',
  path: '/reports/v1.0/allocations',
  title: 'Drafters for these requests, the least loaded first, and one of them proposed for each',
  access: ['allocator'],
  modules: ['Request Details'],
  request: { requests: many(id, AllocationLimits.requests) },
  answer: dataOf(
    z.object({
      drafters: z.array(
        z.object({
          id,
          name: z.string(),
          open: z.number().int(),
          /** Open requests weighted by the depth of the report, by what waits for others and by what is due soon. */
          load: z.number(),
          /** The same in words, in English. */
          because: z.string(),
          /** What the load is the sum of. Requests of one level in one state weigh the same. */
          work: z.array(
            z.object({
              level: z.enum(REPORT_LEVELS),
              state: z.enum(WORK_STATES),
              count: z.number().int(),
              load: z.number(),
            }),
          ),
          /** The sentence that refuses, while on leave. */
          away: z.string().nullable(),
        }),
      ),
      proposals: z.array(
        z.object({
          request: id,
          proposed: id.nullable(),
          /** Who may not have this one, and why. */
          refused: z.array(
            z.object({ drafter: id, because: z.string(), reason: z.enum(['has_it', 'conflict']) }),
          ),
        }),
      ),
    }),
  ),
  errors: ['not_found'],
});
