import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ConfirmedAction } from '../../../contract/security/people.ts';
import { at } from '../../platform/db/columns.ts';

/** A change to how a person of the firm signs in, until another administrator confirms it. One a person. */
export const accessChanges = pgTable('access_changes', {
  userId: uuid('user_id').primaryKey(),
  action: text('action').$type<ConfirmedAction>().notNull(),
  /** The fields that `change` sets. */
  user: jsonb('user').$type<Record<string, unknown>>().notNull(),
  /** The version of the user that it was asked for. */
  userVersion: integer('user_version').notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: at('asked_at').notNull(),
});
