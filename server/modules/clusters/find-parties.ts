import { and, desc, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ListedParty, PartySplit } from '../../../contract/screening/listed-parties.ts';
import { db } from '../../platform/index.ts';
import { findPeople } from '../identity/index.ts';
import { activeLists, findActiveEntries, findFirstVersions } from '../watchlists/index.ts';
import { isOneOf } from './cluster-queue.ts';
import { type EntryRef, keyOf } from './records.ts';
import { clusterMembers, clusterSplits, clusters } from './tables.ts';

/** Inside a transaction of the firm: the parties of which these entries are, as the active lists have them. */
export async function findParties(refs: readonly EntryRef[]): Promise<ListedParty[]> {
  if (refs.length === 0) return [];
  const members = await db()
    .select()
    .from(clusterMembers)
    .where(and(isNull(clusterMembers.leftAt), inArray(clusterMembers.clusterId, clustersOf(refs))))
    .orderBy(clusterMembers.joinedAt, clusterMembers.clusterId);
  const stored = await db()
    .select()
    .from(clusters)
    .where(
      inArray(
        clusters.id,
        members.map(({ clusterId }) => clusterId),
      ),
    )
    .orderBy(clusters.createdAt, clusters.id);
  const entries = await findActiveEntries(members);
  const first = await findFirstVersions(entries);
  const nameOf = new Map(entries.map(({ watchlistId, watchlist }) => [watchlistId, watchlist]));
  const parties = stored.map(({ id, links }): ListedParty => {
    const own = new Set(members.filter(({ clusterId }) => clusterId === id).map(keyOf));
    const shown = entries.filter((one) => own.has(keyOf(one)));
    const here = new Set(shown.map(keyOf));
    return {
      id,
      entries: shown.map(({ watchlistId, watchlist, entryId, version, entry }) => {
        const seen = first.find((one) => one.watchlistId === watchlistId && one.entryId === entryId);
        const { names, births, countries, programmes, topics } = entry;
        return {
          ...{ watchlistId, watchlist, entryId, listVersion: version },
          ...{ names, births, countries, programmes, topics },
          firstSeen: seen?.activatedAt.toISOString() ?? null,
          firstVersion: seen?.version ?? null,
        };
      }),
      links: links
        .filter(({ left, right }) => here.has(keyOf(left)) && here.has(keyOf(right)))
        .map(({ left, right, points, reasons }) => ({
          ...{ left: named(left, nameOf), right: named(right, nameOf), points },
          reasons: reasons.map(({ code, values, points: worth }) => ({
            ...{ code, points: worth },
            values: code === 'list.same' ? { list: nameOf.get(left.watchlistId) ?? '' } : values,
          })),
        })),
    };
  });
  // Between the activation of a version and the end of the job an entry may be gone from its list.
  return parties.filter(({ entries: some }) => some.length > 1);
}

const clustersOf = (refs: readonly EntryRef[]) =>
  db()
    .select({ id: clusterMembers.clusterId })
    .from(clusterMembers)
    .where(and(isNull(clusterMembers.leftAt), isOneOf(clusterMembers, refs)));

const named = ({ watchlistId, entryId }: EntryRef, nameOf: ReadonlyMap<string, string>) => ({
  watchlist: nameOf.get(watchlistId) ?? '',
  entryId,
});

/**
 * Inside a transaction of the firm: the splits in force of which these entries are a part, on either side, the newest
 * first.
 */
export async function findSplits(refs: readonly EntryRef[]): Promise<PartySplit[]> {
  if (refs.length === 0) return [];
  const isApart = sql`exists (select from jsonb_to_recordset(${clusterSplits.apartFrom})
    as other("watchlistId" uuid, "entryId" text)
    where ${isOneOf({ watchlistId: sql`other."watchlistId"`, entryId: sql`other."entryId"` }, refs)})`;
  const rows = await db()
    .select()
    .from(clusterSplits)
    .where(and(isNull(clusterSplits.joinedAt), or(isOneOf(clusterSplits, refs), isApart)))
    .orderBy(desc(clusterSplits.splitAt), clusterSplits.id);
  const people = await findPeople(rows.map(({ splitBy }) => splitBy));
  // An entry may have left its list since.
  const nameOf = new Map((await activeLists()).map(({ watchlistId, watchlist }) => [watchlistId, watchlist]));
  return rows.map(({ id, watchlistId, entryId, apartFrom, reason, splitBy, splitAt }) => ({
    ...{ id, reason },
    entry: named({ watchlistId, entryId }, nameOf),
    apartFrom: apartFrom.map((other) => named(other, nameOf)),
    by: people.get(splitBy)?.name ?? 'unknown',
    at: splitAt.toISOString(),
  }));
}
