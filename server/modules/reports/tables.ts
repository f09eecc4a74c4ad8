import { sql } from 'drizzle-orm';
import { check, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SealedData } from '../../../contract/reports/report-data.ts';
import type { RatingBand } from '../../../contract/words.ts';
import { at } from '../../platform/db/columns.ts';

/** Sealed on release and never changed. `drafted_by <> released_by` is maker-checker in the database itself. */
export const reportVersions = pgTable(
  'report_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').notNull(),
    requestId: uuid('request_id').notNull(),
    number: integer('number').notNull(),
    data: jsonb('data').$type<SealedData>().notNull(),
    /** SHA-256 of the canonical JSON of `data`. */
    dataSha256: text('data_sha256').notNull(),
    /** Hash of the audit event that sealed it. */
    auditHash: text('audit_hash').notNull(),
    pdfFileId: text('pdf_file_id').notNull(),
    pdfSha256: text('pdf_sha256').notNull(),
    pdfBytes: integer('pdf_bytes').notNull(),
    pages: integer('pages').notNull(),
    rating: text('rating').$type<RatingBand>().notNull(),
    score: numeric('score', { mode: 'number' }).notNull(),
    draftedBy: uuid('drafted_by').notNull(),
    releasedBy: uuid('released_by').notNull(),
    releasedAt: at('released_at').notNull(),
  },
  (table) => [
    uniqueIndex('report_versions_number').on(table.requestId, table.number),
    check('report_versions_four_eyes', sql`${table.draftedBy} <> ${table.releasedBy}`),
  ],
);
