import { z } from 'zod';
import { NewsLimits } from '../limits.ts';
import {
  byAction,
  chosen,
  dataOf,
  id,
  isoDay,
  isoTime,
  lineText,
  listOf,
  operation,
  requiredLine,
} from '../operation.ts';

const wanted = z.strictObject({
  name: requiredLine(NewsLimits.name),
  /** https, and on the open internet unless the operator names the place. */
  address: lineText(NewsLimits.address),
  everyMinutes: z.number().int().min(NewsLimits.minutesMin).max(NewsLimits.minutesMax),
  active: z.boolean(),
});

export const newsFeed = z.object({
  id,
  ...wanted.shape,
  /** Null while nobody has looked yet. */
  checkedAt: isoTime.nullable(),
  nextAt: isoTime,
  /** Why the last fetch failed, and how many did in a row. */
  error: z.string().nullable(),
  failures: z.number().int(),
  /** Items that named somebody who is assessed or monitored. */
  named: z.number().int(),
});
export type WantedNewsFeed = z.infer<typeof wanted>;
export type NewsFeed = z.infer<typeof newsFeed>;

export const getNewsFeeds = operation({
  method: 'GET',
  path: '/security/v1.0/newsfeeds',
  title: 'Feeds of news that are read for those who are assessed or monitored',
  access: ['admin'],
  modules: ['Settings'],
  request: {},
  answer: listOf(newsFeed),
  errors: [],
});

export const saveNewsFeed = operation({
  method: 'POST',
  path: '/security/v1.0/newsfeeds',
  title: 'Create, change or remove a feed of news, have it fetched now, or try an address without keeping it',
  access: ['admin'],
  modules: ['Settings'],
  request: byAction(
    {},
    {
      create: { feed: wanted },
      change: { id: chosen('Choose a feed.'), feed: wanted },
      remove: { id: chosen('Choose a feed.') },
      fetch: { id: chosen('Choose a feed.') },
      test: { address: lineText(NewsLimits.address) },
    },
  ),
  answer: dataOf(
    z.object({
      feed: id.nullable(),
      /** Of a fetch. */
      job: id.nullable(),
      /** Of a test: how many items the feed has, and its newest. */
      found: z
        .object({
          items: z.number().int(),
          newest: z.array(z.object({ title: z.string(), publishedOn: isoDay.nullable() })),
        })
        .nullable(),
    }),
  ),
  status: 202,
  errors: ['not_found', 'record.taken', 'feed.unreadable'],
});
