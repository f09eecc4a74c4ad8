import { eq, sql } from 'drizzle-orm';
import type { ListVersion, RemovalLimit } from '../../../../contract/screening/watchlists.ts';
import { db } from '../../../platform/index.ts';
import { type NoticeText, noticeText } from '../../notifications/index.ts';
import type { WatchlistPorts } from '../ports.ts';
import { watchlistVersions } from '../tables.ts';

const mostRejected = 0.01;
const mostNamed = 5;

type Staged = {
  versionId: string;
  number: number;
  baseId: string | null;
  counts: ListVersion['counts'];
};

export type Imported = { number: number; entries: number; failed: number };
/** What a notice says of a version that waits, and why. */
type WhyNot = (imported: Imported) => NoticeText;

/**
 * Inside a transaction: why a staged version waits for a person; null where it may replace the active one automatically.
 * It may not when it is the first version, when a newer one is active, when more than 1 % of the records are rejected,
 * when it removes an entry that has ever been a match, or when it removes more entries, or names from more entries, than
 * the number or the share of the limit.
 */
export async function whyNotAutoActivate(
  staged: Staged,
  limit: RemovalLimit,
  isMatched: WatchlistPorts['isMatched'],
): Promise<WhyNot | null> {
  const { versionId, number, baseId, counts } = staged;
  const [base] = baseId
    ? await db().select().from(watchlistVersions).where(eq(watchlistVersions.id, baseId))
    : [];
  if (!base) return (imported) => noticeText('list.imported_first', imported);
  if (base.number > number)
    return (imported) => noticeText('list.imported_older', { ...imported, newer: base.number });
  if (counts.rejected > mostRejected * counts.entries)
    return (imported) =>
      noticeText('list.imported_rejected', {
        ...imported,
        rejected: counts.rejected,
        records: counts.entries + counts.rejected,
      });
  const before = base.counts.entries;
  const exceeds = (entries: number) => entries > limit.entries || entries > (before * limit.percent) / 100;
  const beyond = { before, most: limit.entries, percent: limit.percent };
  if (counts.removed > 0) {
    const removed = await findRemoved(versionId, base, isMatched);
    const matched = removed.filter(({ isMatched }) => isMatched);
    if (matched.length > 0)
      return (imported) => noticeText('list.imported_matched', { ...imported, ...named(matched) });
    if (exceeds(counts.removed))
      return (imported) =>
        noticeText('list.imported_beyond_limit', {
          ...{ ...imported, ...named(removed), ...beyond, removed: counts.removed },
        });
  }
  if (counts.changed === 0) return null;
  const fewer = await findWithFewerNames(versionId, base);
  if (!exceeds(fewer.entries)) return null;
  return (imported) =>
    noticeText('list.imported_fewer_names', {
      ...{ ...imported, ...named(fewer.names), ...beyond, fewer: fewer.entries },
    });
}

/** Single entries lose names now and then; many do so at once only if a file was cut off. */
async function findWithFewerNames(versionId: string, base: { id: string }) {
  const { rows } = await db().execute<{ name: string; entries: number }>(sql`
    select old.name, (count(*) over ())::int as entries from watchlist_entries old
    join watchlist_entries now on now.version_id = ${versionId}::uuid and now.entry_id = old.entry_id
    where old.version_id = ${base.id}::uuid and old.fingerprint <> now.fingerprint
      and jsonb_array_length(now.entry -> 'names') < jsonb_array_length(old.entry -> 'names')
    order by old.entry_id
    limit ${mostNamed + 1}`);
  return { names: rows, entries: rows[0]?.entries ?? 0 };
}

type Removed = { name: string; isMatched: boolean };

/** Those that have been matched first. */
async function findRemoved(
  versionId: string,
  base: { id: string; watchlistId: string },
  isMatched: WatchlistPorts['isMatched'],
): Promise<Removed[]> {
  const { rows } = await db().execute<Removed>(sql`
    select old.name, ${isMatched(base.watchlistId, sql`old.entry_id`)} as "isMatched"
    from watchlist_entries old
    where old.version_id = ${base.id}::uuid and not exists (
      select from watchlist_entries still
      where still.version_id = ${versionId}::uuid and still.entry_id = old.entry_id)
    order by 2 desc, old.entry_id
    limit 1000`);
  return rows;
}

function named(entries: { name: string }[]) {
  const names = entries.slice(0, mostNamed).map(({ name }) => name);
  return { names: names.join(', '), others: entries.length > mostNamed ? 'yes' : 'no' };
}
