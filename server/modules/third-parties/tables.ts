import { inArray, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { RatingBasis } from '../../../contract/rating-basis.ts';
import type { Sentence } from '../../../contract/texts/sentence.ts';
import type { AlertEvidence } from '../../../contract/third-parties/alerts.ts';
import type { LibraryCondition } from '../../../contract/third-parties/condition-library.ts';
import { type Alert, alert } from '../../../contract/third-parties/third-parties.ts';
import type {
  AlertKind,
  ConditionState,
  ListTopic,
  RatingBand,
  RelationshipDecision,
} from '../../../contract/words.ts';
import { at, shown } from '../../platform/db/columns.ts';
import { expectDuplicates } from '../../platform/db/expected-duplicates.ts';

export type AlertMatch = Omit<Alert['matches'][number], 'topics'> & {
  /** What speaks for and against it. */
  evidence: AlertEvidence;
  /** As the entry had them. */
  topics: string[];
  /** Over list, entry, name and what both said: the same is raised once. */
  pairing: string;
};
/** As they are stored; topics are told apart when they are shown. */
const alertMatches = alert.shape.matches.element.omit({ topics: true }).array();
export type NewCondition = { text: string; dueOn: string };
export type AlertNews = Alert['news'][number];

export const thirdParties = pgTable(
  'third_parties',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    name: text('name').notNull(),
    entityType: text('entity_type').notNull(),
    country: text('country'),
    /** Same client and same identifier (or canonical name and country) is the same third party. */
    identity: text('identity').notNull(),
    /** Every identifier of its requests, or its name where they state none: each makes a request be about it. */
    identities: text('identities').array().notNull().default(sql`'{}'`),
    /** A person found that it is the same as another one: whatever arrives for it goes there. */
    mergedInto: uuid('merged_into'),
    rating: text('rating').$type<RatingBand>(),
    ratingScore: numeric('rating_score', { mode: 'number' }),
    ratingBasis: text('rating_basis').$type<RatingBasis>(),
    ratedAt: at('rated_at'),
    relationship: text('relationship').$type<RelationshipDecision>().notNull().default('pending'),
    decisionReason: text('decision_reason'),
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
    monitored: boolean('monitored').notNull().default(false),
    nextReviewOn: date('next_review_on', { mode: 'string' }),
    lastRequestId: uuid('last_request_id').notNull(),
    /** When a request was last corrected to be about another one. */
    requestLeftAt: at('request_left_at'),
    createdAt: at('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('third_parties_identity').on(table.clientId, table.identity),
    index('third_parties_identities').using('gin', table.identities),
    index('third_parties_review').on(table.nextReviewOn),
    index('third_parties_figures').on(table.clientId, table.country, table.rating),
  ],
);
expectDuplicates('third_parties_identity');

/** What a client demanded when it approved with conditions. */
export const conditions = pgTable(
  'third_party_conditions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    thirdPartyId: uuid('third_party_id')
      .notNull()
      .references(() => thirdParties.id),
    text: text('text').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    state: text('state').$type<ConditionState>().notNull().default('open'),
    note: text('note'),
    /** The client has heard that it is due soon. */
    remindedOn: date('reminded_on', { mode: 'string' }),
    closedBy: uuid('closed_by'),
    closedAt: at('closed_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('third_party_conditions_due').on(table.state, table.dueOn)],
);

/** A condition of a row of these: it waits to be met or waived, in time or after its day. */
export const unsettled = inArray(conditions.state, ['open', 'lapsed']);

/** What a client chooses from when it approves with conditions. */
export const conditionLibraries = pgTable('condition_libraries', {
  clientId: uuid('client_id').primaryKey(),
  conditions: jsonb('conditions').$type<LibraryCondition[]>().notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: at('changed_at').notNull(),
  version: integer('version').notNull(),
});

/** Approvals of third parties rated high that a second lead of the client confirms before they take effect. */
export const pendingDecisions = pgTable(
  'third_party_decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    thirdPartyId: uuid('third_party_id')
      .notNull()
      .references(() => thirdParties.id),
    decision: text('decision').$type<RelationshipDecision>().notNull(),
    reason: text('reason').notNull(),
    conditions: jsonb('conditions').$type<NewCondition[]>().notNull().default([]),
    requestedBy: uuid('requested_by').notNull(),
    requestedAt: at('requested_at').notNull(),
    /** Null while it waits; `replaced` by another decision, another rating or a merge. */
    outcome: text('outcome').$type<'confirmed' | 'declined' | 'replaced'>(),
    note: text('note'),
    settledBy: uuid('settled_by'),
    settledAt: at('settled_at'),
  },
  (table) => [
    uniqueIndex('third_party_decisions_waiting').on(table.thirdPartyId).where(sql`outcome is null`),
    index('third_party_decisions_client').on(table.clientId, table.outcome),
  ],
);

/** Something about a third party that a person must look at. */
export const alerts = pgTable(
  'third_party_alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    thirdPartyId: uuid('third_party_id')
      .notNull()
      .references(() => thirdParties.id),
    kind: text('kind').$type<AlertKind>().notNull(),
    text: text('text').notNull(),
    /** The text by codes and values. */
    reasons: jsonb('reasons').$type<Sentence[]>().notNull(),
    /** What a list brought that resembles the third party; with what tells the same match again. */
    matches: shown<z.infer<typeof alertMatches>, AlertMatch[]>('matches', alertMatches).notNull().default([]),
    /** What feeds of news brought. */
    news: shown('news', alert.shape.news).notNull().default([]),
    /** What its matches are about; null where it has none. */
    topics: jsonb('topics').$type<ListTopic[]>(),
    raisedAt: at('raised_at').notNull(),
    outcome: text('outcome').$type<'dismissed' | 'reopened' | 'settled'>(),
    reason: text('reason'),
    closedBy: uuid('closed_by'),
    closedAt: at('closed_at'),
  },
  (table) => [
    index('third_party_alerts_party').on(table.thirdPartyId, table.outcome),
    index('third_party_alerts_raised').on(table.raisedAt),
  ],
);

export type PendingDecision = typeof pendingDecisions.$inferSelect;
export type ThirdParty = typeof thirdParties.$inferSelect;
export type AlertRecord = typeof alerts.$inferSelect;
