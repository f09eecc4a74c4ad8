import { z } from 'zod';
import { CATEGORY_BASES } from '../rating-basis.ts';
import { sentence } from '../texts/sentence.ts';
import { RATINGS, RISK_CATEGORIES } from '../words.ts';

/** Why something is so, in English and by codes and values. */
const because = { because: z.string(), reasons: z.array(sentence) };

/**
 * What one factor adds to a score: its own score (0–100) times its weight in percent. Findings have no weight (null): they
 * take a share of what the other factors leave up to 100, with a line for each category, divided among its findings.
 */
export const contribution = z.object({
  factor: z.string(),
  category: z.enum(RISK_CATEGORIES).optional(),
  label: z.string(),
  weight: z.number().nullable(),
  raw: z.number(),
  contribution: z.number(),
  ...because,
  /** What each finding weighs (0–1) and adds. A sealed report names its findings by their place, from 1. */
  findings: z
    .array(z.object({ finding: z.string(), impact: z.number(), contribution: z.number() }))
    .optional(),
});

/** A rule below whose band a rating may not fall, and what makes it hold. */
export const floor = z.object({ rule: z.string(), band: z.enum(RATINGS), ...because });

/** The rating of one category of risk. */
export const categoryRating = z.object({
  category: z.enum(RISK_CATEGORIES),
  band: z.enum(RATINGS),
  score: z.number(),
  basis: z.enum(CATEGORY_BASES),
  /** Whether the request asks for it; absent where that is not known. */
  inScope: z.boolean().optional(),
});
