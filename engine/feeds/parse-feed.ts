import { xmlRecords } from '../lists/index.ts';
import { inner, linkOf, texts } from './item-parts.ts';

/** One item of a feed. `content` is text or HTML as the publisher wrote it, and never to be shown as it stands. */
type FeedItem = {
  /** What the publisher calls it; where it says nothing, its address and its title. */
  guid: string;
  /** http or https, else null. */
  link: string | null;
  title: string;
  /** YYYY-MM-DD, in UTC. */
  publishedOn: string | null;
  content: string;
};

const FEED = {
  file: 'The answer',
  expected: 'A feed (RSS or Atom)',
  root: ['rss', 'rdf:RDF', 'RDF', 'feed'],
  records: ['item', 'entry'],
  mixed: true,
} as const;

/** Where an item tells most, first. */
const CONTENTS = ['content:encoded', 'content', 'description', 'summary'];
const DATES = ['pubDate', 'published', 'dc:date', 'updated'];

/**
 * The items of an RSS 2.0, RSS 1.0 or Atom feed in its order, `most` at most. Document types and entities are refused,
 * so nothing is expanded or fetched.
 * @throws ListFormatError with a sentence for what is no such feed
 */
export async function parseFeed(text: string, most: number): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const node of xmlRecords(once(text), FEED)) {
    const title = texts(node, ['title'])[0] ?? '';
    const link = linkOf(node);
    const contents = CONTENTS.flatMap((tag) => node.children.filter((child) => child.tag === tag).map(inner));
    const content = contents.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
    const guid =
      texts(node, ['guid', 'id'])[0] ??
      node.attributes['rdf:about'] ??
      [link, title].filter(Boolean).join('\n');
    if (guid === '' || (title === '' && content === '')) continue;
    const publishedOn = texts(node, DATES).map(isoDayOf).find(Boolean) ?? null;
    items.push({ guid, link, title, publishedOn, content });
    if (items.length === most) break;
  }
  return items;
}

async function* once(text: string) {
  yield text;
}

/** The day of a date as feeds write it (RFC 822 or ISO 8601), in UTC; null where it is none. */
function isoDayOf(text: string): string | null {
  const at = Date.parse(text);
  if (Number.isNaN(at)) return null;
  const day = new Date(at).toISOString().slice(0, 10);
  return /^(19|20)\d{2}-/.test(day) ? day : null;
}
