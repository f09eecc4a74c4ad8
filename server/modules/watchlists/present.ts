import { desc, inArray } from 'drizzle-orm';
import type { ListVersion, Watchlist } from '../../../contract/screening/watchlists.ts';
import { type Clock, db } from '../../platform/index.ts';
import { findPeople } from '../identity/index.ts';
import { watchlistFeeds, watchlistFolders, watchlists, watchlistVersions } from './tables.ts';
import type { List, Version } from './versions.ts';

const newestShown = 20;
const day = 86_400_000;

/** Inside a transaction: every list with its newest versions. */
export async function listWatchlists(clock: Clock): Promise<Watchlist[]> {
  const lists = await db().select().from(watchlists).orderBy(watchlists.createdAt, watchlists.name);
  const versions = await db()
    .select(withoutRows)
    .from(watchlistVersions)
    .where(
      inArray(
        watchlistVersions.watchlistId,
        lists.map((list) => list.id),
      ),
    )
    .orderBy(desc(watchlistVersions.number));
  const presented = await presentVersions(versions);
  const feeds = await db().select().from(watchlistFeeds);
  const folders = await db().select().from(watchlistFolders);
  return lists.map((list) => {
    const own = versions.filter((version) => version.watchlistId === list.id);
    const waiting = own.find(({ status }) => status === 'importing' || status === 'staged');
    return presentWatchlist(
      clock,
      { ...list, mapping: waiting?.mapping ?? list.mapping, topic: waiting?.topic ?? list.topic },
      own.flatMap((version) => presented.get(version.id) ?? []),
      feeds.find(({ watchlistId }) => watchlistId === list.id),
      folders.find(({ watchlistId }) => watchlistId === list.id),
    );
  });
}

/** Not the rejected rows and affected requests: the preview of one version shows them. */
const withoutRows = {
  id: watchlistVersions.id,
  watchlistId: watchlistVersions.watchlistId,
  number: watchlistVersions.number,
  status: watchlistVersions.status,
  importedBy: watchlistVersions.importedBy,
  importedAt: watchlistVersions.importedAt,
  publishedOn: watchlistVersions.publishedOn,
  activatedAt: watchlistVersions.activatedAt,
  sha256: watchlistVersions.sha256,
  files: watchlistVersions.files,
  mapping: watchlistVersions.mapping,
  topic: watchlistVersions.topic,
  counts: watchlistVersions.counts,
  jobId: watchlistVersions.jobId,
  error: watchlistVersions.error,
};
type VersionHead = Omit<
  Version,
  | 'rejected'
  | 'unknownTopics'
  | 'affected'
  | 'affectedAt'
  | 'affectedBaseId'
  | 'baseVersionId'
  | 'fetchedSha256'
  | 'failure'
>;

type FeedRow = typeof watchlistFeeds.$inferSelect;
type FolderRow = typeof watchlistFolders.$inferSelect;

function presentWatchlist(
  clock: Clock,
  list: List,
  versions: ListVersion[],
  feed: FeedRow | undefined,
  folder: FolderRow | undefined,
): Watchlist {
  const active = versions.find((version) => version.status === 'active') ?? null;
  const age = active ? clock.now().getTime() - Date.parse(active.publishedOn ?? active.importedAt) : null;
  return {
    id: list.id,
    key: list.key,
    name: list.name,
    format: list.format,
    mapping: list.mapping,
    topic: list.topic,
    threshold: list.threshold,
    active,
    versions: versions.slice(0, newestShown),
    versionCount: versions.length,
    feed: feed ? presentFeed(feed) : null,
    folder: folder ? presentFolder(folder) : null,
    ageDays: age === null ? null : Math.max(0, Math.floor(age / day)),
  };
}

const presentFeed = ({
  addresses,
  everyHours,
  activate,
  removalLimit,
  nextAt,
  checkedAt,
  error,
}: FeedRow) => ({
  ...{ addresses, everyHours, activate, removalLimit, error },
  nextAt: nextAt.toISOString(),
  checkedAt: checkedAt?.toISOString() ?? null,
});

const presentFolder = ({ files, activate, removalLimit, checkedAt, error, seen }: FolderRow) => ({
  ...{ files, activate, removalLimit, error },
  checkedAt: checkedAt?.toISOString() ?? null,
  missing: files.filter((name) => !seen.some((file) => file.name === name)),
});

/** Versions as they leave the server, by id. */
export async function presentVersions(versions: VersionHead[]): Promise<Map<string, ListVersion>> {
  const people = await findPeople(versions.map((version) => version.importedBy));
  return new Map(
    versions.map((version) => [
      version.id,
      {
        id: version.id,
        number: version.number,
        status: version.status,
        importedAt: version.importedAt.toISOString(),
        publishedOn: version.publishedOn,
        importedBy: people.get(version.importedBy)?.name ?? 'unknown',
        activatedAt: version.activatedAt?.toISOString() ?? null,
        sha256: version.sha256,
        files: version.files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
        counts: version.counts,
        job: version.jobId,
        error: version.error,
      },
    ]),
  );
}
