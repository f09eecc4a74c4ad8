import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { FileLimits, WATCHLIST_EXTENSIONS } from '../../../../contract/limits.ts';
import {
  db,
  faultToQuote,
  type Job,
  OutboundFailure,
  type Platform,
  Problem,
} from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { notifyAdministrators } from '../../identity/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { findImported, type Importer, removeAll, startImport } from '../import/start-import.ts';
import { about, type StoredListFile } from '../records.ts';
import { watchlistFeeds, watchlists } from '../tables.ts';
import { nameOf } from './save-feed.ts';

export const FETCH_JOB = 'watchlist.fetch';
export type FetchJob = { watchlistId: string };

const hour = 3_600_000;
const patienceMs = 120_000;

type Feed = typeof watchlistFeeds.$inferSelect;
type List = typeof watchlists.$inferSelect;

/** The job: fetches the files of a list, and imports them when they are not what was imported last. */
export async function fetchFeed(platform: Platform, { data }: Job<FetchJob>) {
  const found = await platform.database.tx({ kind: 'system' }, () => findFeed(data.watchlistId));
  if (!found) return { fetched: false };
  const { feed, list } = found;
  const outcome = await fetchAndImport(platform, feed, list);
  await settle(platform, feed, outcome.error === undefined ? null : { list, reason: outcome.error });
  return outcome;
}

/** After the last try of the job: a fault of this server, which the card of the list tells. */
export async function listFetchFailed(platform: Platform, { watchlistId }: FetchJob, id: string) {
  const found = await platform.database.tx({ kind: 'system' }, () => findFeed(watchlistId));
  if (found) await settle(platform, found.feed, { list: found.list, reason: faultToQuote(id) });
}

type Outcome = { fetched: boolean; changed?: boolean; error?: string };

/** What cannot be had, or is no list, is an outcome; its files do not stay. */
async function fetchAndImport(platform: Platform, feed: Feed, list: List): Promise<Outcome> {
  const files: StoredListFile[] = [];
  try {
    for (const address of feed.addresses) files.push(await fetchFile(platform, address));
    if (await findImported(platform, list, files)) {
      await removeAll(platform.files, files);
      return { fetched: true, changed: false };
    }
    const started = await startImport(platform, { watchlist: list.id }, files, () => importerOf(feed));
    return started ? { fetched: true, changed: true, ...started } : { fetched: false };
  } catch (error) {
    await removeAll(platform.files, files);
    if (!(error instanceof OutboundFailure) && !(error instanceof Problem)) throw error;
    return { fetched: false, error: error.message };
  }
}

/** As the feed is now; null where it has ended, or other addresses were entered since it was asked. */
async function importerOf(asked: Feed): Promise<Importer | null> {
  const feed = (await findFeed(asked.watchlistId))?.feed;
  if (!feed || !isDeepStrictEqual(feed.addresses, asked.addresses)) return null;
  return { userId: feed.savedBy, actor: 'system', activate: feed.activate && feed.removalLimit };
}

async function findFeed(watchlistId: string) {
  const [found] = await db()
    .select({ feed: watchlistFeeds, list: watchlists })
    .from(watchlistFeeds)
    .innerJoin(watchlists, eq(watchlists.id, watchlistFeeds.watchlistId))
    .where(eq(watchlistFeeds.watchlistId, watchlistId));
  return found;
}

async function fetchFile({ outbound, files }: Platform, address: string): Promise<StoredListFile> {
  const answer = await outbound.fetch({ url: address, timeMs: patienceMs, maxBytes: FileLimits.watchlist });
  if (answer.status !== 200) {
    answer.body.destroy();
    throw new OutboundFailure('unreachable', `${new URL(address).host} answered ${answer.status}.`);
  }
  const name = named(nameOf(address), answer.headers['content-type']);
  const stored = await files.put(answer.body, {
    name,
    maxBytes: FileLimits.watchlist,
    allow: WATCHLIST_EXTENSIONS,
  });
  return { ...stored, name };
}

/** An address need not end as a file does: what it answers says what it is. */
function named(name: string, type = ''): string {
  if (WATCHLIST_EXTENSIONS.some((ending) => name.toLowerCase().endsWith(`.${ending}`))) return name;
  const ending = WATCHLIST_EXTENSIONS.find((one) => type.includes(one)) ?? 'txt';
  return `${name}.${ending}`;
}

/** When to look again, and the administrators hear of the first failure in a row. */
async function settle(
  { database, clock }: Platform,
  asked: Feed,
  failure: { list: List; reason: string } | null,
) {
  const now = clock.now();
  await database.tx({ kind: 'system' }, async () => {
    const [feed] = await db()
      .select()
      .from(watchlistFeeds)
      .where(eq(watchlistFeeds.watchlistId, asked.watchlistId))
      .for('update');
    // Other addresses were entered meanwhile: they have a beginning of their own.
    if (!feed || !isDeepStrictEqual(feed.addresses, asked.addresses)) return;
    const failures = failure ? feed.failures + 1 : 0;
    const waitHours = failure ? Math.min(feed.everyHours, 2 ** (failures - 1)) : feed.everyHours;
    await db()
      .update(watchlistFeeds)
      .set({
        checkedAt: now,
        failures,
        error: failure?.reason ?? null,
        nextAt: new Date(now.getTime() + waitHours * hour),
      })
      .where(eq(watchlistFeeds.watchlistId, feed.watchlistId));
    if (!failure) return;
    const { list, reason } = failure;
    await record(clock, {
      type: 'watchlist.fetch_failed',
      actor: 'system',
      ...about(list),
      data: { watchlist: list.key, failures, reason },
    });
    if (failures > 1) return;
    await notifyAdministrators(clock, {
      entityName: list.name,
      activity: noticeText('list.not_fetched', { reason }),
    });
  });
}
