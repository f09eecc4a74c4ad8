import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { AlertParty } from '../../../contract/third-parties/alerts.ts';
import { db } from '../../platform/index.ts';
import { type EntryRef, findParties } from '../clusters/index.ts';
import { findPeople } from '../identity/index.ts';
import { requestView } from '../requests/index.ts';
import { currentDispositions } from '../settings/index.ts';
import { needsSecondPerson } from './dispositions/disposition-rules.ts';
import { matches } from './tables.ts';

/**
 * Inside a transaction of the firm: for each entry the other entries of its listed party, and the newest decision on each
 * of them for this third party, also one that has expired, which says so. It closes nothing: whoever looks at a hit decides.
 */
export async function listedPartiesOf(
  thirdPartyId: string,
  entries: readonly EntryRef[],
  now: Date,
): Promise<(AlertParty | null)[]> {
  const parties = await findParties(entries);
  if (parties.length === 0) return entries.map(() => null);
  const members = parties.flatMap((party) => party.entries);
  const decided = await newestDecisions(thirdPartyId, members);
  const people = await findPeople(decided.map(({ disposedBy }) => disposedBy));
  const { reasons } = await currentDispositions();
  return entries.map((entry) => {
    const party = parties.find((one) => one.entries.some((other) => isSame(other, entry)));
    if (!party) return null;
    const others = party.entries.filter((other) => !isSame(other, entry));
    return {
      lists: others.map(({ watchlist, entryId }) => ({ watchlist, entryId })),
      decisions: decided
        .filter((match) => others.some((other) => isSame(other, match)))
        .map(({ watchlist, entryId, disposition, reasonCode, disposedBy, disposedAt, expiresAt }) => ({
          ...{ watchlist, entryId, disposition },
          reason: reasons.find(({ code }) => code === reasonCode)?.label ?? reasonCode,
          by: (disposedBy && people.get(disposedBy)?.name) || 'unknown',
          at: (disposedAt ?? new Date(0)).toISOString(),
          expiredAt: expiresAt && expiresAt <= now ? expiresAt.toISOString() : null,
        })),
    };
  });
}

const isSame = (one: EntryRef, other: EntryRef) =>
  one.watchlistId === other.watchlistId && one.entryId === other.entryId;

/** The newest decision on each of these entries for a third party that nobody else has to confirm. */
async function newestDecisions(thirdPartyId: string, entries: readonly EntryRef[]) {
  const rows = await db()
    .select({ match: matches })
    .from(matches)
    .innerJoin(requestView, eq(requestView.id, matches.requestId))
    .where(
      and(
        eq(requestView.thirdPartyId, thirdPartyId),
        isNotNull(matches.disposedAt),
        sql`(${matches.watchlistId}, ${matches.entryId}) in (${sql.join(
          entries.map(({ watchlistId, entryId }) => sql`(${watchlistId}::uuid, ${entryId})`),
          sql`, `,
        )})`,
      ),
    )
    .orderBy(desc(matches.disposedAt));
  const newest = rows.map(({ match }) => match).filter((match) => !needsSecondPerson(match));
  return (
    newest
      .filter((match, at) => newest.findIndex((one) => isSame(one, match)) === at)
      // Who set it back to undecided wants it looked at again.
      .filter(({ disposition }) => disposition !== 'unspecified')
  );
}
