import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Assessment, type Finding, finding } from '../../../contract/analysis/analysis.ts';
import {
  type MachineReading,
  type MediaSource,
  machineReading,
  mediaSource,
} from '../../../contract/analysis/media.ts';
import type { Dismissal, MEDIA_SOURCE_STATES, OverrideState, RatingBand } from '../../../contract/words.ts';
import { at, shown } from '../../platform/db/columns.ts';
import { expectDuplicates } from '../../platform/db/expected-duplicates.ts';
import type { StoredReading } from './media/stored-reading.ts';
import { type RatingInputs, storedResult } from './rating/stored-rating.ts';

export const findings = pgTable(
  'findings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    category: text('category').$type<Finding['category']>().notNull(),
    matter: text('matter').$type<Finding['matter']>(),
    severity: text('severity').$type<Finding['severity']>().notNull(),
    credibility: text('credibility').$type<Finding['credibility']>().notNull(),
    stage: text('stage').$type<Finding['stage']>().notNull(),
    role: text('role').$type<Finding['role']>().notNull(),
    eventDate: text('event_date'),
    summary: text('summary').notNull(),
    excerpt: text('excerpt').notNull(),
    source: shown('source', finding.shape.source.unwrap()),
    status: text('status').$type<Finding['status']>().notNull(),
    /** Why a person dismissed it. */
    dismissal: text('dismissal').$type<Dismissal>(),
    /** What the machine read, where it proposed the finding. */
    machine: shown<MachineReading, StoredReading>('machine', machineReading),
    /** Of what the machine proposed: the document and the place in it, so that nothing is proposed twice. */
    passageKey: text('passage_key'),
    sourceId: uuid('source_id'),
    /** Who looked at it: from then on the machine leaves it alone. */
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    /** Empty for the machine. */
    createdBy: uuid('created_by'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    removedAt: at('removed_at'),
  },
  (table) => [
    index('findings_request').on(table.requestId),
    uniqueIndex('findings_passage').on(table.requestId, table.passageKey),
    index('findings_source').on(table.sourceId),
  ],
);

/** Documents that are read for adverse media, each once however often it was handed in. */
export const mediaSources = pgTable(
  'media_sources',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    kind: text('kind').$type<MediaSource['kind']>().notNull(),
    title: text('title').notNull(),
    url: text('url'),
    publishedOn: text('published_on'),
    /** The name of the feed that brought it, where it is news. */
    feed: text('feed'),
    /** The document as evidence; of a web page its text, kept when it was read. */
    attachmentId: uuid('attachment_id'),
    /** The stored snapshot. */
    fileId: text('file_id').notNull(),
    sha256: text('sha256').notNull(),
    mime: text('mime').notNull(),
    status: text('status').$type<(typeof MEDIA_SOURCE_STATES)[number]>().notNull(),
    error: text('error'),
    modelId: uuid('model_id'),
    modelNumber: integer('model_number'),
    subjectsHash: text('subjects_hash'),
    passages: integer('passages').notNull().default(0),
    cut: boolean('cut').notNull().default(false),
    /** The text goes on after what was read of it. */
    partlyRead: boolean('partly_read').notNull().default(false),
    /** Its pages without text, which were not read: `2, 4–5`. */
    unreadPages: text('unread_pages'),
    noProposals: shown('no_proposals', mediaSource.shape.noProposals.unwrap()),
    addedBy: uuid('added_by').notNull(),
    addedAt: at('added_at').notNull(),
    readAt: at('read_at'),
  },
  (table) => [
    uniqueIndex('media_sources_once').on(table.requestId, table.sha256),
    index('media_sources_status').on(table.status),
  ],
);
expectDuplicates('media_sources_once');

export const reportSections = pgTable(
  'report_sections',
  {
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    reportVersion: integer('report_version').notNull(),
    key: text('key').notNull(),
    /** What people wrote. */
    text: text('text').notNull(),
    /** How a person answered for the section without writing it. */
    assessment: jsonb('assessment').$type<Assessment>(),
    /** The id of the composed text that people put their own in place of; null where both stand. */
    replaces: text('replaces'),
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
    result: shown('result', storedResult).notNull(),
    score: numeric('score', { mode: 'number' }).notNull(),
    overall: text('overall').$type<RatingBand>().notNull(),
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

/** Overrides of ratings. Nobody approves their own: said by the check, and by four-eyes.sql. */
export const ratingOverrides = pgTable(
  'rating_overrides',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    reportVersion: integer('report_version').notNull(),
    state: text('state').$type<OverrideState>().notNull(),
    band: text('band').$type<RatingBand>().notNull(),
    computed: text('computed').$type<RatingBand>().notNull(),
    reason: text('reason').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: at('asked_at').notNull(),
    approvedBy: uuid('approved_by'),
    approvedAt: at('approved_at'),
    closedBy: uuid('closed_by'),
    closedAt: at('closed_at'),
    closedReason: text('closed_reason').notNull().default(''),
  },
  (table) => [
    check('rating_overrides_four_eyes', sql`${table.approvedBy} <> ${table.askedBy}`),
    check('rating_overrides_approved', sql`${table.state} <> 'approved' or ${table.approvedBy} is not null`),
    uniqueIndex('rating_overrides_one_waiting')
      .on(table.requestId, table.reportVersion)
      .where(sql`state = 'waiting'`),
    uniqueIndex('rating_overrides_one_approved')
      .on(table.requestId, table.reportVersion)
      .where(sql`state = 'approved'`),
    index('rating_overrides_expiry').on(table.expiresOn).where(sql`state in ('waiting', 'approved')`),
  ],
);
expectDuplicates('rating_overrides_one_waiting', 'rating_overrides_one_approved');
