import { NewsLimits } from '../../../../contract/limits.ts';
import { bytesOf, OutboundFailure, type Platform } from '../../../platform/index.ts';

type Known = { etag: string | null; lastModified: string | null };
type FeedAnswer = Known & { content: Buffer };

const ACCEPT = 'application/rss+xml, application/atom+xml, application/rdf+xml, application/xml, text/xml';
const line = (value: string | string[] | undefined) =>
  typeof value === 'string' && value.length <= 300 ? value : null;

/** What a feed answers now; null where it is what it answered last. Throws OutboundFailure in words. */
export async function askFeed(
  { outbound }: Pick<Platform, 'outbound'>,
  address: string,
  { etag, lastModified }: Known = { etag: null, lastModified: null },
): Promise<FeedAnswer | null> {
  const answer = await outbound.fetch({
    url: address,
    headers: {
      accept: ACCEPT,
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
    timeMs: NewsLimits.timeMs,
    maxBytes: NewsLimits.bytes,
  });
  const { status, headers } = answer;
  if (status === 200)
    return {
      content: await bytesOf(answer),
      etag: line(headers.etag),
      lastModified: line(headers['last-modified']),
    };
  answer.body.destroy();
  if (status === 304 && (etag || lastModified)) return null;
  throw new OutboundFailure('unreachable', `${new URL(address).host} answered ${status}.`);
}
