import { NewsLimits } from '../../../../contract/limits.ts';
import { OutboundFailure, type Platform, problem } from '../../../platform/index.ts';
import type { NewsReader } from '../../media/index.ts';
import { askFeed } from './ask-feed.ts';

/** What an address answers as a feed now, without keeping anything; a sentence where it is none. */
export async function tryFeed(platform: Platform, news: NewsReader, address: string) {
  const parsed = await readFeed(platform, news, address.trim());
  if ('refused' in parsed)
    throw problem('feed.unreadable', parsed.refused, { fields: { 'feed.address': parsed.refused } });
  const newest = parsed.items
    .toSorted((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? ''))
    .slice(0, NewsLimits.shown)
    .map(({ title, publishedOn }) => ({ title, publishedOn }));
  return { items: parsed.items.length, newest };
}

async function readFeed(platform: Platform, news: NewsReader, address: string) {
  try {
    const answer = await askFeed(platform, address);
    return await news.parse(new Uint8Array(answer?.content ?? []));
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    return { refused: error.message };
  }
}
