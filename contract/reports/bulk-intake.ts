import { z } from 'zod';
import { BulkLimits } from '../limits.ts';
import { dataOf, id, operation } from '../operation.ts';
import { REQUEST_STATUSES } from '../request-statuses.ts';
import { intake } from './intake.ts';

/** What became of a row: the request that was made of it, or what is wrong with it by field. */
export const bulkRow = z.object({
  request: z.object({ id, number: z.string(), status: z.enum(REQUEST_STATUSES) }).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Why a row was refused as a whole, or why its request stays a draft. */
  note: z.string().optional(),
});
export type BulkRow = z.infer<typeof bulkRow>;

/**
 * Rows that do not fit the intake at all are answered by 400, `fields` naming `rows.<n>.<field>`. What a row lacks to
 * be submitted is answered per row. With an `Idempotency-Key` the same call again makes no second request of a row.
 */
export const saveManyRequests = operation({
  method: 'POST',
  path: '/reports/v1.0/requestdetails/bulk',
  title:
    'Create many requests at once: check the rows, save them as drafts, or submit them; each row is handled separately',
  access: ['client', 'clientuser'],
  modules: ['New Request'],
  request: {
    mode: z.enum(['check', 'draft', 'submit']),
    rows: z.array(intake.partial()).min(1).max(BulkLimits.rowsPerCall),
    /** Agreement to the consent text, for `submit`. */
    consent: z.boolean().optional(),
  },
  answer: dataOf(z.array(bulkRow)),
  errors: ['request.incomplete', 'request.key_reused'],
});
