import { type SQL, sql } from 'drizzle-orm';
import { matches } from '../tables.ts';

/** A name of a client, by what was known of it when it was screened. */
export type ScreenedName = { clientId: string; fingerprint: string };

/** A condition on a match: it is of one of these names. The index by name answers it. */
export const isOfNames = (names: readonly ScreenedName[]): SQL => {
  const clients = sql.param(names.map(({ clientId }) => clientId));
  const fingerprints = sql.param(names.map(({ fingerprint }) => fingerprint));
  return sql`(${matches.clientId}, ${matches.subjectFingerprint}) in (
    select * from unnest(${clients}::uuid[], ${fingerprints}::text[]))`;
};
