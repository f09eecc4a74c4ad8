import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RegisterVersion } from '../../../contract/screening/company-register.ts';
import { at } from '../../platform/db/columns.ts';
import { expectDuplicates } from '../../platform/db/expected-duplicates.ts';
import type { RejectedLine, StoredListFile } from '../watchlists/index.ts';

export type Slot = 'a' | 'b';

export const registerVersions = pgTable(
  'company_register_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: integer('number').notNull().unique(),
    status: text('status').$type<RegisterVersion['status']>().notNull(),
    /** Which of the two tables holds its companies, while none newer was read into it. */
    slot: text('slot').$type<Slot>(),
    importedBy: uuid('imported_by').notNull(),
    importedAt: at('imported_at').notNull(),
    activatedAt: at('activated_at'),
    sha256: text('sha256').notNull(),
    files: jsonb('files').$type<StoredListFile[]>().notNull(),
    companies: integer('companies').notNull().default(0),
    rejectedRows: integer('rejected_rows').notNull().default(0),
    rejected: jsonb('rejected').$type<RejectedLine[]>().notNull().default([]),
    jobId: uuid('job_id'),
    error: text('error'),
  },
  (table) => [uniqueIndex('company_register_one_active').on(table.status).where(sql`status = 'active'`)],
);
expectDuplicates('company_register_versions_number_unique', 'company_register_one_active');

/**
 * Two of the same: the next register is read into the one that is not in use, which is emptied at a stroke. Rows of
 * millions that were deleted one by one would stay as waste where nobody vacuums.
 */
const companies = (slot: Slot) =>
  pgTable(
    `registered_companies_${slot}`,
    {
      id: text('id').primaryKey(),
      name: text('name').notNull(),
      status: text('status').notNull(),
      kind: text('kind').notNull(),
      registeredOn: text('registered_on').notNull(),
      state: text('state').notNull(),
      /** What names that may be near to this one are found by; see `nameKeys`. */
      keys: integer('keys').array().notNull(),
    },
    (table) => [index(`registered_companies_${slot}_keys`).using('gin', table.keys)],
  );

export const registeredCompaniesA = companies('a');
export const registeredCompaniesB = companies('b');
