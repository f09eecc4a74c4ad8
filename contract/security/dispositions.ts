import { z } from 'zod';
import { DispositionLimits } from '../limits.ts';
import { requiredLine, uniqueArray } from '../operation.ts';
import { DECISIONS } from '../words.ts';
import { saving } from './security-policy.ts';

export const dispositionReason = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'Use lowercase letters, digits and _ only.'),
  label: requiredLine(DispositionLimits.label),
  /** Which decisions it may give a reason for. */
  dispositions: uniqueArray(z.enum(DECISIONS)).min(1, 'Choose at least one disposition.'),
  /** Offered for new decisions. */
  active: z.boolean(),
});
export type DispositionReason = z.infer<typeof dispositionReason>;

/** Days after which a decision is asked for anew; null where it holds for good. */
const days = z.number().int().min(1).max(DispositionLimits.days).nullable();
const byStrength = z.strictObject({ medium: days, strong: days, exact: days });

/** Why a match may be decided as it is, and for how long that holds. */
export const dispositionPolicy = z.strictObject({
  reasons: uniqueArray(dispositionReason, {
    by: ({ code }) => code,
    words: 'Each code can appear only once.',
  })
    .max(DispositionLimits.reasons)
    .refine(
      (reasons) =>
        DECISIONS.every((one) =>
          reasons.some((reason) => reason.active && reason.dispositions.includes(one)),
        ),
      'Every disposition needs at least one active reason.',
    ),
  validityDays: z.strictObject({ true_match: byStrength, possible: byStrength, false_positive: byStrength }),
  /** Of a hundred decisions, how many are taken once more by somebody who does not see them. */
  secondLookPercent: z.number().int().min(0).max(100),
  /** Of a hundred of those, how many bring a question with them whose answer is known. */
  knownAnswerPercent: z.number().int().min(0).max(100),
});
export type DispositionPolicy = z.infer<typeof dispositionPolicy>;

export const dispositionPolicyState = z.object({ ...saving, dispositions: dispositionPolicy });
