import { QueryBuilder } from 'drizzle-orm/pg-core';
import { reportVersions } from './tables.ts';

/** Sealed versions as modules above read them in the database, never to write. */
export const reportVersionView = new QueryBuilder()
  .select({
    requestId: reportVersions.requestId,
    number: reportVersions.number,
    rating: reportVersions.rating,
    releasedAt: reportVersions.releasedAt,
  })
  .from(reportVersions)
  .as('report_versions');
