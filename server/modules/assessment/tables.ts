import {
  bigserial,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Finding } from '../../../contract/reports/analysis.ts';
import type { RatingInputs, StoredRating } from './rating/stored-rating.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const findings = pgTable(
  'findings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    category: text('category').notNull(),
    severity: text('severity').notNull(),
    credibility: text('credibility').notNull(),
    stage: text('stage').notNull(),
    role: text('role').notNull(),
    eventDate: text('event_date'),
    summary: text('summary').notNull(),
    excerpt: text('excerpt').notNull(),
    source: jsonb('source').$type<Finding['source']>(),
    status: text('status').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    removedAt: at('removed_at'),
  },
  (table) => [index('findings_request').on(table.requestId)],
);

export const reportSections = pgTable(
  'report_sections',
  {
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    reportVersion: integer('report_version').notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    findings: jsonb('findings').$type<string[]>().notNull().default([]),
    updatedBy: uuid('updated_by').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.reportVersion, table.key] })],
);

/** Every rating ever computed with its inputs, so that each replays to the same figure. */
export const ratings = pgTable(
  'ratings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Orders what was computed in the same instant. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    reportVersion: integer('report_version').notNull(),
    methodVersion: text('method_version').notNull(),
    inputs: jsonb('inputs').$type<RatingInputs>().notNull(),
    result: jsonb('result').$type<StoredRating>().notNull(),
    score: numeric('score', { mode: 'number' }).notNull(),
    overall: text('overall').notNull(),
    proposal: jsonb('proposal').$type<{
      band: 'high' | 'medium' | 'low';
      reason: string;
      by: string;
      at: string;
    }>(),
    computedBy: uuid('computed_by'),
    at: at('at').notNull(),
  },
  (table) => [index('ratings_request').on(table.requestId, table.at)],
);
