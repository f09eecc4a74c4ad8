import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type MediaModelVersion, mediaMeasures } from '../../../contract/security/media-models.ts';
import { at, shown } from '../../platform/db/columns.ts';
import { expectDuplicates } from '../../platform/db/expected-duplicates.ts';

export const mediaModels = pgTable(
  'media_models',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: integer('number').notNull().unique(),
    status: text('status').$type<MediaModelVersion['status']>().notNull(),
    method: text('method').notNull(),
    /** Null where the server trained it itself. */
    trainedBy: uuid('trained_by'),
    trainedAt: at('trained_at').notNull(),
    activatedAt: at('activated_at'),
    trainedOn: jsonb('trained_on').$type<NonNullable<MediaModelVersion['trainedOn']>>(),
    measures: shown('measures', mediaMeasures),
    before: shown('before', mediaMeasures),
    fileId: text('file_id'),
    sha256: text('sha256'),
    jobId: uuid('job_id'),
    error: text('error'),
  },
  () => [uniqueIndex('media_models_one_active').on(sql`(status)`).where(sql`status = 'active'`)],
);
expectDuplicates('media_models_number_unique', 'media_models_one_active');

export const mediaUploads = pgTable('media_uploads', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  fileId: text('file_id').notNull(),
  sha256: text('sha256').notNull(),
  passages: integer('passages').notNull(),
  events: integer('events').notNull(),
  uploadedBy: uuid('uploaded_by').notNull(),
  uploadedAt: at('uploaded_at').notNull(),
});

/** One row, once somebody chose. */
export const mediaSettings = pgTable('media_settings', {
  name: text('name').primaryKey(),
  capture: boolean('capture').notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: at('changed_at').notNull(),
});
