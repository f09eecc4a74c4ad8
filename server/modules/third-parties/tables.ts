import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RatingBasis } from '../../../contract/rating-basis.ts';
import type { Alert } from '../../../contract/reports/third-parties.ts';
import type { Sentence } from '../../../contract/texts/sentence.ts';
import type { AlertKind, ConditionState, RatingBand, RelationshipDecision } from '../../../contract/words.ts';
import { expectDuplicates } from '../../platform/db/expected-duplicates.ts';

export type AlertMatch = Omit<Alert['matches'][number], 'topics'> & {
  /** As the entry had them; absent in alerts raised before they were stored. */
  topics?: string[];
  /** Over list, entry, name and what both said: the same is raised once. */
  pairing: string;
};
export type AlertNews = Alert['news'][number];

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
    createdAt: at('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('third_parties_identity').on(table.clientId, table.identity),
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
    closedBy: uuid('closed_by'),
    closedAt: at('closed_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('third_party_conditions_due').on(table.state, table.dueOn)],
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
    /** The text by codes and values; null in alerts raised before there were any. */
    reasons: jsonb('reasons').$type<Sentence[]>(),
    /** What a list brought that resembles the third party; with what tells the same match again. */
    matches: jsonb('matches').$type<AlertMatch[]>().notNull().default([]),
    /** What feeds of news brought. */
    news: jsonb('news').$type<AlertNews[]>().notNull().default([]),
    raisedAt: at('raised_at').notNull(),
    outcome: text('outcome').$type<'dismissed' | 'reopened' | 'settled'>(),
    reason: text('reason'),
    closedBy: uuid('closed_by'),
    closedAt: at('closed_at'),
  },
  (table) => [index('third_party_alerts_party').on(table.thirdPartyId, table.outcome)],
);

export type ThirdParty = typeof thirdParties.$inferSelect;
export type AlertRecord = typeof alerts.$inferSelect;
