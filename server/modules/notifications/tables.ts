import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NoticeCode } from '../../../contract/texts/notices.ts';
import type { ChosenNoticeKind, NoticeKind } from '../../../contract/words.ts';
import { at } from '../../platform/db/columns.ts';
import type { TextValues } from '../../platform/index.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    /** The client whose third party it is about; null for notices of the firm itself. */
    clientId: uuid('client_id'),
    requestId: uuid('request_id'),
    kind: text('kind').$type<NoticeKind>().notNull().default('request'),
    entityName: text('entity_name').notNull(),
    /** In English, for who reads the API; with its code and values for the reader's language. */
    activity: text('activity').notNull(),
    code: text('code').$type<NoticeCode>().notNull(),
    textValues: jsonb('text_values').$type<TextValues>().notNull().default({}),
    createdOn: at('created_on').notNull(),
    clearedAt: at('cleared_at'),
    /** Until it was decided whether it goes by mail. */
    mailOpen: boolean('mail_open').notNull().default(false),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.clearedAt, table.createdOn),
    index('notifications_mail_open').on(table.userId).where(sql`mail_open`),
  ],
);

/** What people chose; where they did not, their role decides. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<ChosenNoticeKind>().notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Mails on their way. What they say and to whom is sealed, links that let somebody in among it, and goes when they end. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    sealed: text('sealed'),
    status: text('status').$type<'waiting' | 'sent' | 'failed'>().notNull(),
    tries: integer('tries').notNull().default(0),
    /** What went wrong at the last try. */
    error: text('error'),
    createdAt: at('created_at').notNull(),
    nextTryAt: at('next_try_at').notNull(),
    /** While somebody is sending it. */
    heldUntil: at('held_until'),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('mails_status').on(table.status, table.nextTryAt),
    index('mails_user').on(table.userId, table.kind),
  ],
);
