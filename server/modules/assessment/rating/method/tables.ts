import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type MethodStatus, whatIfResult } from '../../../../../contract/ratings/rating-methods.ts';
import type { RatingMethod } from '../../../../../engine/rating/index.ts';
import { at, shown } from '../../../../platform/db/columns.ts';
import { expectDuplicates } from '../../../../platform/db/expected-duplicates.ts';

/** Versions of the rating method. What was published never changes (guards.sql): stored ratings replay from it. */
export const ratingMethods = pgTable(
  'rating_methods',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: integer('number').notNull().unique(),
    status: text('status').$type<MethodStatus>().notNull(),
    content: jsonb('content').$type<RatingMethod>().notNull(),
    basedOn: integer('based_on'),
    /** Counts the saves of a draft. */
    version: integer('version').notNull().default(1),
    changedBy: uuid('changed_by'),
    changedAt: at('changed_at').notNull(),
    reason: text('reason').notNull().default(''),
    publishedBy: uuid('published_by'),
    publishedAt: at('published_at'),
    /** What rates the open requests anew. */
    jobId: uuid('job_id'),
  },
  () => [
    uniqueIndex('rating_methods_one_draft').on(sql`(status)`).where(sql`status = 'draft'`),
    uniqueIndex('rating_methods_one_published').on(sql`(status)`).where(sql`status = 'published'`),
  ],
);
expectDuplicates('rating_methods_number_unique', 'rating_methods_one_draft', 'rating_methods_one_published');

/** What publishing a draft, as it was then, would move. */
export const ratingWhatIfs = pgTable('rating_what_ifs', {
  id: uuid('id').primaryKey().defaultRandom(),
  methodId: uuid('method_id').notNull(),
  methodVersion: integer('method_version').notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: at('asked_at').notNull(),
  jobId: uuid('job_id'),
  finishedAt: at('finished_at'),
  result: shown('result', whatIfResult),
});
