import { Readable } from 'node:stream';
import type { Clock } from '../../server/platform/clock.ts';
import type { Outbound } from '../../server/platform/index.ts';
import { DAY } from '../past/days.ts';
import { articles } from './articles.ts';

/** A fictional paper's feed, and a fictional program that listens. Nobody owns names that end in `.example`. */
export const FEED = 'https://harbour-gazette.example/feed.xml';
export const RECEIVER = 'https://hooks.sharmarao.example/prudence';

type Answer = { status: number; type: string; text: string };

/** Answers for the firm's two fictional neighbours without any network; every other call is the real thing's. */
export function demoOutbound(real: Outbound, clock: Pick<Clock, 'now'>): Outbound {
  const peers: Record<string, () => Answer> = {
    [FEED]: () => ({ status: 200, type: 'application/rss+xml', text: feedAsOf(clock.now()) }),
    [RECEIVER]: () => ({ status: 200, type: 'text/plain', text: 'Received.' }),
  };
  return {
    check: (url) => real.check(url),
    async fetch(call) {
      const { status, type, text } = peers[call.url]?.() ?? {};
      if (status === undefined) return real.fetch(call);
      return { status, headers: { 'content-type': type }, body: Readable.from([Buffer.from(text ?? '')]) };
    },
  };
}

/** What the paper had written by then, as RSS 2.0. */
function feedAsOf(now: Date): string {
  const items = articles
    .map(({ daysAgo, ...article }) => ({ ...article, at: new Date(Date.now() - daysAgo * DAY) }))
    .filter(({ at }) => at <= now)
    .map(
      ({ title, text, at }) =>
        `<item><title>${title}</title><description>${text}</description><pubDate>${at.toUTCString()}</pubDate><guid isPermaLink="false">${title}</guid></item>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Harbour Gazette</title>${items.join('')}</channel></rss>`;
}
