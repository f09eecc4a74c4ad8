import type { Job } from '../../platform/index.ts';
import { mediaSubjects } from '../assessment/index.ts';
import type { NewsItem } from '../media/index.ts';
import { monitoredThirdParties, openRequests } from '../requests/index.ts';
import type { NewsWorker } from './fetch-news.ts';
import { giveToRequest } from './give-to-request.ts';
import { documentOf } from './news-document.ts';
import type { FeedRecord } from './tables.ts';
import { watchParty } from './watch-party.ts';

/** Holders that are compared at a time, and items: bounds what the thread holds, and how long a task takes it. */
const holdersPerTurn = 1000;
const itemsPerTurn = 50;
const system = { kind: 'system' } as const;

type Page = { after: string | null; limit: number };
/** Somebody whom items may name, and what becomes of those that do. */
type Holder = {
  id: string;
  subjects: ReturnType<typeof mediaSubjects>;
  take(items: NewsItem[]): Promise<void>;
};

/** Every item to the open requests and the monitored third parties it names. Answers how many items name somebody. */
export async function handOut(
  worker: NewsWorker,
  feed: FeedRecord,
  items: readonly NewsItem[],
  job: Pick<Job<object>, 'report'>,
): Promise<number> {
  const { database } = worker.platform;
  const named = new Set<NewsItem>();
  const parties = (page: Page) =>
    database.tx(system, async () =>
      (await monitoredThirdParties(page)).map(
        (one): Holder => ({
          id: one.party.id,
          subjects: mediaSubjects(one.intake),
          take: (own) => watchParty(worker, feed, one, own),
        }),
      ),
    );
  const requests = (page: Page) =>
    database.tx(system, async () =>
      (await openRequests(page)).map(
        (request): Holder => ({
          id: request.id,
          subjects: mediaSubjects(request.intake),
          take: (own) => giveToRequest(worker.platform, feed, request.id, own),
        }),
      ),
    );
  for (const pages of [parties, requests]) {
    let after: string | null = null;
    do {
      const page: Holder[] = await pages({ after, limit: holdersPerTurn });
      for (const item of await handToPage(worker, page, items)) named.add(item);
      await job.report(50, `${items.length} new items`);
      after = page.length === holdersPerTurn ? (page.at(-1)?.id ?? null) : null;
    } while (after);
  }
  return named.size;
}

/** The items that name somebody of the page, after each was given to whom it names. */
async function handToPage({ news }: NewsWorker, page: readonly Holder[], items: readonly NewsItem[]) {
  if (page.length === 0) return [];
  const own = new Map<Holder, NewsItem[]>();
  const holders = page.map(({ id, subjects }) => ({ id, subjects }));
  const byId = new Map(page.map((holder) => [holder.id, holder]));
  for (let from = 0; from < items.length; from += itemsPerTurn) {
    const some = items.slice(from, from + itemsPerTurn);
    const found = await news.find(holders, some.map(documentOf));
    for (const [at, ids] of found.entries())
      for (const id of ids) {
        const holder = byId.get(id)!;
        own.set(holder, [...(own.get(holder) ?? []), some[at]!]);
      }
  }
  for (const [holder, its] of own) await holder.take(its);
  return [...own.values()].flat();
}
