import type { Platform } from '../../platform/index.ts';
import { addNewsSources, type NewsForRequest } from '../assessment/index.ts';
import type { NewsItem } from '../media/index.ts';
import { documentOf } from './news-document.ts';
import type { FeedRecord } from './tables.ts';

/** Items that name somebody of an open request become its documents, each with a file of the request's own. */
export async function giveToRequest(
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
