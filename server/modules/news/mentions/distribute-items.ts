import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import type { Each, Job, Platform } from '../../../platform/index.ts';
import { addNewsSources, mediaSubjects, type NewsForRequest } from '../../assessment/index.ts';
import type { NewsItem } from '../../media/index.ts';
import { openRequests } from '../../requests/index.ts';
import { monitoredThirdParties } from '../../third-parties/index.ts';
import { documentOf } from '../news-document.ts';
import type { NewsWorker } from '../news-worker.ts';
import type { FeedRecord } from '../tables.ts';
import { watchParty } from './watch-party.ts';

/** Holders that are compared at a time, and items: bounds what the thread holds, and how long a task takes it. */
const holdersPerTurn = 1000;
const itemsPerTurn = 50;
const system = { kind: 'system' } as const;

type Page = { after: string | null; limit: number };
/** Somebody whom items may name, and what becomes of those that do. */
type Holder = { id: string; intake: DraftIntake; take(items: NewsItem[]): Promise<void> };

/**
 * Every item to the open requests and the monitored third parties it names. Answers how many items name somebody, and
 * whether everybody has what names them.
 */
export async function handOut(
  worker: NewsWorker,
  feed: FeedRecord,
  items: readonly NewsItem[],
  job: Pick<Job<object>, 'report' | 'each'>,
): Promise<{ named: number; isComplete: boolean }> {
  const { database } = worker.platform;
  const named = new Set<NewsItem>();
  let isComplete = true;
  const parties = (page: Page) =>
    database.tx(system, async () =>
      (await monitoredThirdParties(page)).map(
        (one): Holder => ({
          id: one.party.id,
          intake: one.intake,
          take: (own) => watchParty(worker, feed, one, own),
        }),
      ),
    );
  const requests = (page: Page) =>
    database.tx(system, async () =>
      (await openRequests(page)).map(
        (request): Holder => ({
          id: request.id,
          intake: request.intake,
          take: (own) => giveToRequest(worker.platform, feed, request.id, own),
        }),
      ),
    );
  for (const pages of [parties, requests]) {
    let after: string | null = null;
    do {
      const page: Holder[] = await pages({ after, limit: holdersPerTurn });
      const handed = await handToPage(worker, page, items, job.each);
      for (const item of handed.named) named.add(item);
      if (!handed.isComplete) isComplete = false;
      await job.report(50, `${items.length} new items`);
      after = page.length === holdersPerTurn ? (page.at(-1)?.id ?? null) : null;
    } while (after);
  }
  return { named: named.size, isComplete };
}

/** The items that name somebody of the page, after each was given to whom it names. */
async function handToPage(
  { news }: NewsWorker,
  page: readonly Holder[],
  items: readonly NewsItem[],
  each: Each,
): Promise<{ named: NewsItem[]; isComplete: boolean }> {
  const holders: { id: string; subjects: ReturnType<typeof mediaSubjects> }[] = [];
  await each(page, async ({ id, intake }) => holders.push({ id, subjects: mediaSubjects(intake) }));
  if (holders.length === 0) return { named: [], isComplete: page.length === 0 };
  const own = new Map<string, NewsItem[]>();
  for (let from = 0; from < items.length; from += itemsPerTurn) {
    const some = items.slice(from, from + itemsPerTurn);
    const found = await news.find(holders, some.map(documentOf));
    for (const [at, ids] of found.entries())
      for (const id of ids) own.set(id, [...(own.get(id) ?? []), some[at]!]);
  }
  const named = page.filter(({ id }) => own.has(id));
  const given = await each(named, ({ id, take }) => take(own.get(id)!));
  return {
    named: [...own.values()].flat(),
    isComplete: holders.length + given === page.length + named.length,
  };
}

/** Items that name somebody of an open request become its documents, each with a file of the request's own. */
async function giveToRequest(
  platform: Platform,
  feed: FeedRecord,
  requestId: string,
  items: readonly NewsItem[],
): Promise<void> {
  const stored: NewsForRequest[] = [];
  for (const item of items) {
    const { title, link, publishedOn } = item;
    const file = await platform.files.putBuffer(new TextEncoder().encode(documentOf(item)), 'text/plain');
    stored.push({ file, feed: feed.name, title: title || feed.name, link, publishedOn });
  }
  // What is not used is swept with the other files that no row names.
  await platform.database.tx({ kind: 'system' }, () =>
    addNewsSources(platform, requestId, stored, feed.savedBy),
  );
}
