import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Match, match, type ScreeningRun } from '../../../contract/screening/matches.ts';
import type { Disposition } from '../../../contract/words.ts';
import type { RegisteredCompany } from '../../../engine/mca/index.ts';
import { at, shown } from '../../platform/db/columns.ts';
import type { FormerDecision, ScreenedList, ScreeningSubject, Truncated } from './records.ts';

export const screeningRuns = pgTable(
  'screening_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Orders runs of the same instant. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    status: text('status').$type<ScreeningRun['status']>().notNull(),
    /** Over the subjects: an intake amended in a name, date, country or identifier makes the run stale. */
    intakeHash: text('intake_hash').notNull(),
    methodVersion: text('method_version').notNull(),
    jobId: uuid('job_id'),
    lists: jsonb('lists').$type<ScreenedList[]>().notNull(),
    /** Taken when it was queued, so that a repeated job screens the same. */
    subjects: jsonb('subjects').$type<ScreeningSubject[]>().notNull(),

    matches: integer('matches').notNull().default(0),
    truncated: jsonb('truncated').$type<Truncated[]>().notNull().default([]),
    createdAt: at('created_at').notNull(),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
    error: text('error'),
  },
  (table) => [
    index('screening_runs_request').on(table.requestId, table.seq),
    index('screening_runs_finished').on(table.finishedAt).where(sql`status = 'done'`),
  ],
);

export const matches = pgTable(
  'matches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    runId: uuid('run_id')
      .notNull()
      .references(() => screeningRuns.id),
    subject: shown('subject', match.shape.subject).notNull(),
    watchlistId: uuid('watchlist_id').notNull(),
    watchlist: text('watchlist').notNull(),
    listVersion: integer('list_version').notNull(),
    entryId: text('entry_id').notNull(),
    entry: shown('entry', match.shape.entry).notNull(),
    matchedName: shown('matched_name', match.shape.matchedName).notNull(),
    similarity: real('similarity').notNull(),
    strength: text('strength').$type<Match['strength']>().notNull(),
    explanation: shown('explanation', match.shape.explanation).notNull(),
    corroboration: shown('corroboration', match.shape.corroboration).notNull(),
    subjectFingerprint: text('subject_fingerprint').notNull(),
    entryFingerprint: text('entry_fingerprint').notNull(),
    disposition: text('disposition').$type<Disposition>().notNull().default('unspecified'),
    reasonCode: text('reason_code'),
    comment: text('comment'),
    disposedBy: uuid('disposed_by'),
    disposedAt: at('disposed_at'),
    confirmedBy: uuid('confirmed_by'),
    confirmedAt: at('confirmed_at'),
    carriedOver: boolean('carried_over').notNull().default(false),
    /** When the decision is asked for anew; null where it holds until a record changes. */
    expiresAt: at('expires_at'),
    /** The decision that was remembered of the same records and has come to its end. */
    former: jsonb('former').$type<FormerDecision>(),
  },
  (table) => [
    index('matches_request').on(table.requestId),
    index('matches_run').on(table.runId),
    index('matches_name').on(table.clientId, table.subjectFingerprint),
    index('matches_entry').on(table.watchlistId, table.entryId),
    index('matches_expiry').on(table.clientId, table.expiresAt).where(sql`expires_at is not null`),
    // Decisions that do not call a match false for certain; `asksAgain` of find-decisions.ts says the same.
    index('matches_asked_again')
      .on(table.clientId, table.disposedAt)
      .where(sql`disposition <> 'false_positive' or (strength <> 'medium' and confirmed_by is null)`),
    uniqueIndex('matches_once').on(table.runId, table.watchlistId, table.entryId, table.subjectFingerprint),
  ],
);

/** Names of others that rule 8 does not tell apart from those of a request. */
export const nearMatches = pgTable(
  'near_matches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    runId: uuid('run_id').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    origin: text('origin').notNull(),
    verdict: text('verdict').notNull(),
    clauses: jsonb('clauses').$type<string[]>().notNull(),
    /** The company, where it is one of the register; as it stood there then. */
    registered: jsonb('registered').$type<RegisteredCompany>(),
  },
  (table) => [index('near_matches_request').on(table.requestId)],
);
