import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReviewPlace } from '../../../../contract/analysis/reviews.ts';
import { at } from '../../../platform/db/columns.ts';
import type { WorkState } from './stored-work.ts';

/** Each return of a report version to its drafter, with the work as its reviewer saw it. */
export const reviewReturns = pgTable(
  'review_returns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    reportVersion: integer('report_version').notNull(),
    number: integer('number').notNull(),
    reason: text('reason').notNull(),
    work: jsonb('work').$type<WorkState>().notNull(),
    returnedBy: uuid('returned_by').notNull(),
    returnedAt: at('returned_at').notNull(),
    /** When it was submitted for review again. */
    submittedAt: at('submitted_at'),
  },
  (table) => [uniqueIndex('review_returns_number').on(table.requestId, table.reportVersion, table.number)],
);

/** What reviewers want changed, on the request or one place in it, until it is resolved. */
export const reviewComments = pgTable(
  'review_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    reportVersion: integer('report_version').notNull(),
    place: text('place').$type<ReviewPlace>().notNull(),
    /** The key of a section, the id of a finding or match. */
    ref: text('ref'),
    label: text('label').notNull(),
    quote: text('quote').notNull(),
    text: text('text').notNull(),
    byId: uuid('by_id').notNull(),
    at: at('at').notNull(),
    doneBy: uuid('done_by'),
    doneAt: at('done_at'),
    note: text('note').notNull().default(''),
  },
  (table) => [index('review_comments_request').on(table.requestId, table.reportVersion)],
);
