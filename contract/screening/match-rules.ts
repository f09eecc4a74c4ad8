import { z } from 'zod';
import { AnalysisLimits, RequestLimits } from '../limits.ts';
import { freeText, id, lineText, uniqueArray } from '../operation.ts';
import { DECISIONS } from '../words.ts';

const name = lineText(RequestLimits.legalName);
const field = lineText(60);

/** What matches that are decided alike have in common; all of it must be so. */
const matchConditions = z
  .strictObject({
    /** The name of ours, as it was compared. */
    subject: name.optional(),
    watchlist: name.optional(),
    /** One of the names of the listed party. */
    listedName: name.optional(),
    /** How alike the names are at most, 0–1. */
    similarityAtMost: z.number().min(0).max(1).optional(),
    /** Details that differ between the two sides. */
    contradicts: uniqueArray(field).max(10).optional(),
    /** Details that agree. */
    supports: uniqueArray(field).max(10).optional(),
  })
  .refine((conditions) => Object.keys(conditions).length > 0, 'Choose at least one condition.');
export type MatchConditions = z.infer<typeof matchConditions>;

/** One decision for all open matches that fit; `matches` are those that its author was shown. */
export const matchRule = z.strictObject({
  conditions: matchConditions,
  matches: uniqueArray(id).min(1).max(AnalysisLimits.dispositions),
  disposition: z.enum(DECISIONS),
  reasonCode: lineText(60),
  comment: freeText(RequestLimits.comment).optional(),
});
export type MatchRule = z.infer<typeof matchRule>;
