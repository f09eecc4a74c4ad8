import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Decision } from '../../../../contract/words.ts';
import { at } from '../../../platform/db/columns.ts';
import { matches } from '../tables.ts';

/**
 * A decision that was drawn to be taken once more by somebody who does not see it (`sample`), or a settled one that is
 * asked among them to see who finds it again (`known`): that one concerns no case.
 */
export const secondLooks = pgTable(
  'second_looks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id),
    kind: text('kind').$type<'sample' | 'known'>().notNull(),
    status: text('status').$type<'open' | 'agreed' | 'disagreed' | 'settled'>().notNull(),
    drawnAt: at('drawn_at').notNull(),
    /** As it was when the second answer was given; the match itself may have changed since. */
    firstBy: uuid('first_by').notNull(),
    first: text('first').$type<Decision>().notNull(),
    firstReason: text('first_reason'),
    firstComment: text('first_comment'),
    firstAt: at('first_at').notNull(),
    secondBy: uuid('second_by'),
    second: text('second').$type<Decision>(),
    secondReason: text('second_reason'),
    secondComment: text('second_comment'),
    secondAt: at('second_at'),
    settledBy: uuid('settled_by'),
    settled: text('settled').$type<Decision>(),
    settledReason: text('settled_reason'),
    settledComment: text('settled_comment'),
    settledAt: at('settled_at'),
  },
  (table) => [
    uniqueIndex('second_looks_sample').on(table.matchId).where(sql`kind = 'sample'`),
    uniqueIndex('second_looks_known').on(table.matchId).where(sql`kind = 'known' and status = 'open'`),
    index('second_looks_match').on(table.matchId),
    index('second_looks_request').on(table.requestId),
    index('second_looks_status').on(table.status, table.drawnAt),
    index('second_looks_settled').on(table.clientId, table.settledAt).where(sql`status = 'settled'`),
  ],
);

export type Look = typeof secondLooks.$inferSelect;
