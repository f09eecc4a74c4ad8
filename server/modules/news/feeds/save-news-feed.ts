import { and, eq, ne } from 'drizzle-orm';
import { NewsLimits } from '../../../../contract/limits.ts';
import type { WantedNewsFeed as Wanted } from '../../../../contract/security/news-feeds.ts';
import {
  type Actor,
  db,
  invalidField,
  notFound,
  OutboundFailure,
  type Platform,
  problem,
} from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { newsFeeds } from '../tables.ts';

/** A feed that is read from now on; answers its id. */
export function createNewsFeed(platform: Platform, wanted: Wanted, actor: Actor) {
  const feed = checked(platform, wanted);
  return platform.database.tx({ kind: 'firm' }, async () => {
    if ((await db().$count(newsFeeds)) >= NewsLimits.feeds)
      throw problem('record.taken', `You can add up to ${NewsLimits.feeds} feeds.`);
    await refuseTaken(feed.name, null);
    const now = platform.clock.now();
    const [created] = await db()
      .insert(newsFeeds)
      .values({ ...feed, savedBy: actor.userId, createdAt: now, nextAt: now })
      .returning({ id: newsFeeds.id });
    await tell(platform, created!.id, feed, actor);
    return created!.id;
  });
}

export function changeNewsFeed(platform: Platform, id: string, wanted: Wanted, actor: Actor) {
  const feed = checked(platform, wanted);
  return platform.database.tx({ kind: 'firm' }, async () => {
    const [before] = await db().select().from(newsFeeds).where(eq(newsFeeds.id, id)).for('update');
    if (!before) throw notFound();
    await refuseTaken(feed.name, id);
    const anew = before.address === feed.address ? {} : { etag: null, lastModified: null };
    await db()
      .update(newsFeeds)
      .set({
        ...{ ...feed, ...anew, savedBy: actor.userId, nextAt: platform.clock.now() },
        ...{ error: null, failures: 0 },
      })
      .where(eq(newsFeeds.id, id));
    await tell(platform, id, feed, actor);
    return id;
  });
}

/** What it told stays where it went. */
export function removeNewsFeed({ database, clock }: Platform, id: string, actor: Actor) {
  return database.tx({ kind: 'firm' }, async () => {
    const [removed] = await db().delete(newsFeeds).where(eq(newsFeeds.id, id)).returning();
    if (!removed) throw notFound();
    await record(clock, {
      type: 'news.feed_removed',
      actor,
      clientId: null,
      object: { type: 'news_feed', id, label: removed.name },
      data: { feed: id },
    });
  });
}

function checked({ outbound }: Platform, wanted: Wanted): Wanted {
  const feed = { ...wanted, name: wanted.name.trim(), address: wanted.address.trim() };
  try {
    outbound.check(feed.address);
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    throw invalidField('feed.address', error.message);
  }
  return feed;
}

async function refuseTaken(name: string, id: string | null) {
  const others = and(eq(newsFeeds.name, name), id ? ne(newsFeeds.id, id) : undefined);
  if ((await db().$count(newsFeeds, others)) > 0)
    throw problem('record.taken', 'Another feed already has this name.', {
      fields: { 'feed.name': 'Choose another name.' },
    });
}

const tell = (
  { clock }: Platform,
  id: string,
  { name, address, everyMinutes, active }: Wanted,
  actor: Actor,
) =>
  record(clock, {
    type: 'news.feed_saved',
    actor,
    clientId: null,
    object: { type: 'news_feed', id, label: name },
    data: { feed: id, everyMinutes, active },
    personal: { address },
  });
