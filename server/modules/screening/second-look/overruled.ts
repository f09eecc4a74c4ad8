import { and, asc, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { isOfNames, type ScreenedName } from '../dispositions/screened-names.ts';
import { matches } from '../tables.ts';
import { secondLooks } from './tables.ts';

/** A condition on a match: after it was decided, an allocator settled a second look at the same pairing otherwise. */
export const isOverruled: SQL<boolean> = sql<boolean>`exists (
  select from second_looks look join matches looked on looked.id = look.match_id
  where look.status = 'settled' and look.settled <> matches.disposition and look.settled_at >= matches.disposed_at
    and looked.client_id = matches.client_id
    and looked.watchlist_id = matches.watchlist_id and looked.entry_id = matches.entry_id
    and looked.subject_fingerprint = matches.subject_fingerprint
    and looked.entry_fingerprint = matches.entry_fingerprint)`;

/** Inside a transaction of the system: the names of these of which something was settled otherwise since. */
export const findOverruledSince = (names: readonly ScreenedName[], since: Date) =>
  db()
    .select({
      clientId: matches.clientId,
      fingerprint: matches.subjectFingerprint,
      at: sql<Date>`${secondLooks.settledAt}`.mapWith(secondLooks.settledAt),
    })
    .from(secondLooks)
    .innerJoin(matches, eq(matches.id, secondLooks.matchId))
    .where(
      and(
        eq(secondLooks.status, 'settled'),
        isOfNames(names),
        gte(secondLooks.settledAt, since),
        ne(secondLooks.settled, secondLooks.first),
      ),
    );

/** Inside a transaction of the firm: the requests in which this pairing is decided as it no longer counts, by id. */
export async function requestsOverruled(matchId: string): Promise<string[]> {
  const [settled] = await db().select().from(matches).where(eq(matches.id, matchId));
  if (!settled) return [];
  const rows = await db()
    .selectDistinct({ id: matches.requestId })
    .from(matches)
    .where(
      and(
        eq(matches.clientId, settled.clientId),
        eq(matches.subjectFingerprint, settled.subjectFingerprint),
        eq(matches.watchlistId, settled.watchlistId),
        eq(matches.entryId, settled.entryId),
        isOverruled,
      ),
    )
    .orderBy(asc(matches.requestId));
  return rows.map(({ id }) => id);
}
