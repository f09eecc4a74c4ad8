import type { z } from 'zod';
import type { working } from '../../../contract/analysis/analysis.ts';
import type { reviewComments } from './review/tables.ts';
import type { findings, ratingOverrides, ratings, reportSections } from './tables.ts';

export type FindingRecord = typeof findings.$inferSelect;
export type SectionRecord = typeof reportSections.$inferSelect;
export type RatingRecord = typeof ratings.$inferSelect;
export type OverrideRecord = typeof ratingOverrides.$inferSelect;
export type ReviewCommentRecord = typeof reviewComments.$inferSelect;

export type Working = z.output<typeof working>;
