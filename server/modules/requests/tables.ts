import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DocumentKind } from '../../../contract/document-kinds.ts';
import type { RatingBasis } from '../../../contract/rating-basis.ts';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import type { RequestStatus } from '../../../contract/request-statuses.ts';
import type { RatingBand, Role } from '../../../contract/words.ts';
import { at } from '../../platform/db/columns.ts';
import { expectDuplicates } from '../../platform/db/expected-duplicates.ts';

/** Words of a text as the database searches them. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export type SealedStanding = {
  rating: RatingBand;
  score: number | null;
  basis: RatingBasis | null;
  /** The last day of the override that it is. */
  overrideUntil: string | null;
};

export const requestNumbers = pgSequence('request_numbers');

export const requests = pgTable(
  'requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** `PR-000123`, from the sequence. */
    number: text('number').notNull().unique(),
    clientId: uuid('client_id').notNull(),
    authorId: uuid('author_id').notNull(),
    thirdPartyId: uuid('third_party_id'),
    status: text('status').$type<RequestStatus>().notNull(),
    /** Where a clarification came from. */
    resumeStatus: text('resume_status').$type<RequestStatus>(),
    questionBy: uuid('question_by'),
    version: integer('version').notNull().default(1),
    /** Counts the saves of the working document. */
    workVersion: integer('work_version').notNull().default(1),
    /** The report version being drafted, from 1. */
    reportVersion: integer('report_version').notNull().default(1),
    legalName: text('legal_name').notNull(),
    entityType: text('entity_type').notNull(),
    country: text('country'),
    reportType: text('report_type'),
    categories: jsonb('categories').$type<string[]>().notNull().default([]),
    priority: text('priority').notNull().default('normal'),
    intake: jsonb('intake').$type<DraftIntake>().notNull(),
    /** As it was sealed, while a reopened request may correct it. */
    sealedIntake: jsonb('sealed_intake').$type<DraftIntake>(),
    consent: jsonb('consent').$type<{ by: string; at: string; textHash: string }>(),
    drafterId: uuid('drafter_id'),
    allocatorId: uuid('allocator_id'),
    returned: boolean('returned').notNull().default(false),
    submittedAt: at('submitted_at'),
    dueOn: date('due_on', { mode: 'string' }),
    /** Set while the SLA clock stands still. */
    clockStoppedAt: at('clock_stopped_at'),
    statusSince: at('status_since').notNull(),
    /** The day on which the client was last reminded of a question. */
    remindedOn: date('reminded_on', { mode: 'string' }),
    releasedAt: at('released_at'),
    /** As proposed or sealed, for the firm. */
    rating: text('rating').$type<RatingBand>(),
    ratingScore: numeric('rating_score', { mode: 'number' }),
    ratingBasis: text('rating_basis').$type<RatingBasis>(),
    /** As sealed last: the only one that client roles see. */
    sealedRating: text('sealed_rating').$type<RatingBand>(),
    sealedScore: numeric('sealed_score', { mode: 'number' }),
    sealedBasis: text('sealed_basis').$type<RatingBasis>(),
    /** What the sealed rating counts as now, once it was reopened: an override of it may have ended since. */
    sealedStanding: jsonb('sealed_standing').$type<SealedStanding>(),
    provisional: boolean('provisional').notNull().default(true),
    /** The rating if the open matches are all confirmed, or all cleared. */
    ratingIfConfirmed: text('rating_if_confirmed').$type<RatingBand>(),
    ratingIfCleared: text('rating_if_cleared').$type<RatingBand>(),
    /** The last day of the override that `rating` is; null where it is the computed one. */
    overrideUntil: date('override_until', { mode: 'string' }),
    /** Who of the client's side asked to take the released report up again, until somebody decides. */
    reopenAskedBy: uuid('reopen_asked_by'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of what was sent with the key. */
    idempotencyDigest: text('idempotency_digest'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    index('requests_client').on(table.clientId, table.createdAt, table.number),
    index('requests_created').on(table.createdAt, table.number),
    // What the firm sees, to list and to count, and the few that it does not.
    index('requests_submitted')
      .on(table.createdAt, table.number)
      .where(sql`${table.submittedAt} is not null`),
    index('requests_unsubmitted').on(table.id).where(sql`${table.submittedAt} is null`),
    index('requests_name').on(sql`lower(${table.legalName})`, table.number),
    index('requests_status').on(table.status, table.dueOn),
    index('requests_drafter').on(table.drafterId, table.status),
    index('requests_author').on(table.authorId),
    index('requests_third_party').on(table.thirdPartyId),
    uniqueIndex('requests_idempotency').on(table.authorId, table.idempotencyKey),
  ],
);

export const attachments = pgTable(
  'attachments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    messageId: uuid('message_id'),
    /** `intake` is seen by the client side too, `analysis` by the firm alone. */
    side: text('side').$type<'intake' | 'analysis'>().notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<DocumentKind>(),
    size: bigint('size', { mode: 'number' }).notNull(),
    mime: text('mime').notNull(),
    sha256: text('sha256').notNull(),
    fileId: text('file_id').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    uploadedAt: at('uploaded_at').notNull(),
    removedAt: at('removed_at'),
  },
  (table) => [
    index('attachments_request').on(table.requestId),
    index('attachments_client').on(table.clientId, table.side),
  ],
);

/** Addresses that give a zip once; of the secret in them only the digest is kept. */
export const archiveTickets = pgTable('archive_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  choices: jsonb('choices').$type<{ client: string; request: string; ids?: string[] }[]>().notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

/** Questions to the client, their answers, comments and notes of a transition. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    kind: text('kind').$type<'question' | 'answer' | 'comment' | 'note'>().notNull(),
    visibility: text('visibility').$type<'internal' | 'shared'>().notNull(),
    text: text('text').notNull(),
    byId: uuid('by_id').notNull(),
    byRole: text('by_role').$type<Role>().notNull(),
    /** Ids of the people it mentions. */
    mentions: jsonb('mentions').$type<string[]>().notNull().default([]),
    at: at('at').notNull(),
  },
  (table) => [index('messages_request').on(table.requestId, table.at)],
);

/**
 * What a request is found by: the words of its facts, whose source is the request itself, and those of each message.
 * The words are made by search/words.ts, so both engines find the same in every script.
 */
export const requestTexts = pgTable(
  'request_texts',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    source: uuid('source').notNull(),
    clientId: uuid('client_id').notNull(),
    visibility: text('visibility').$type<'internal' | 'shared'>().notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.source] }),
    index('request_texts_words').using('gin', table.words),
    index('request_texts_client').on(table.clientId),
  ],
);

/** How many business days each released version spent in each stage: what forecasts are made of. */
export const requestThroughputs = pgTable(
  'request_paces',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    reportVersion: integer('report_version').notNull(),
    clientId: uuid('client_id').notNull(),
    reportType: text('report_type').notNull(),
    releasedAt: at('released_at').notNull(),
    submitted: integer('submitted').notNull(),
    allocated: integer('allocated').notNull(),
    inAnalysis: integer('in_analysis').notNull(),
    inReview: integer('in_review').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.reportVersion] }),
    index('request_paces_type').on(table.reportType, table.releasedAt),
  ],
);

/** Who drafted which report version: the table behind "nobody releases what they wrote". */
export const authorships = pgTable(
  'authorships',
  {
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    reportVersion: integer('report_version').notNull(),
    userId: uuid('user_id').notNull(),
    since: at('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.reportVersion, table.userId] })],
);

/** Who wants to hear of a request without working on it. */
export const watchers = pgTable(
  'watchers',
  {
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    userId: uuid('user_id').notNull(),
    since: at('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.userId] }),
    index('watchers_user').on(table.userId),
  ],
);

/** When somebody last opened a case, and the last event that it had by then. */
export const requestVisits = pgTable(
  'request_visits',
  {
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    userId: uuid('user_id').notNull(),
    lastEvent: bigint('last_event', { mode: 'number' }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.userId] })],
);

/** The firm's own words on a request. Without a client_id, so that no tenant may as much as read the table. */
export const requestTags = pgTable(
  'request_tags',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    tag: text('tag').notNull(),
    addedBy: uuid('added_by').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    uniqueIndex('request_tags_once').on(table.requestId, sql`lower(${table.tag})`),
    index('request_tags_tag').on(sql`lower(${table.tag})`),
  ],
);
expectDuplicates('request_tags_once');
