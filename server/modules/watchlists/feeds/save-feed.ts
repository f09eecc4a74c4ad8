import type { Feed } from '../../../../contract/screening/watchlists.ts';
import {
  type Actor,
  db,
  invalidField,
  OutboundFailure,
  type Platform,
  problem,
} from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { endUpdates, findOrCreate, formatOf, refuseUnfit } from '../import/start-import.ts';
import { about } from '../records.ts';
import { watchlistFeeds } from '../tables.ts';

type Wanted = Parameters<typeof formatOf>[1] & {
  feed?: Pick<Feed, 'addresses' | 'everyHours' | 'activate' | 'removalLimit'> | undefined;
};

/** Starts or ends automatic updates of a list; one that nobody has imported yet is created with them. */
export async function saveFeed(platform: Platform, wanted: Wanted, actor: Actor) {
  const { feed } = wanted;
  if (!feed) return endUpdates(platform, watchlistFeeds, 'watchlist.feed_ended', wanted.watchlist, actor);
  for (const address of feed.addresses) refuseElsewhere(platform, address);
  const format = await formatOf(platform, wanted);
  if (!format)
    throw problem('input.invalid', 'Choose which list this is.', { fields: { format: 'Required.' } });
  refuseUnfit(format, wanted);
  await platform.database.tx({ kind: 'firm' }, async () => {
    const names = feed.addresses.map((address) => ({ name: nameOf(address) }));
    const list = await findOrCreate(platform, format, names, wanted);
    const row = { ...feed, savedBy: actor.userId, nextAt: platform.clock.now(), error: null, failures: 0 };
    await db()
      .insert(watchlistFeeds)
      .values({ watchlistId: list.id, ...row })
      .onConflictDoUpdate({ target: watchlistFeeds.watchlistId, set: row });
    const { everyHours, activate, removalLimit } = feed;
    await record(platform.clock, {
      type: 'watchlist.feed_saved',
      actor,
      ...about(list),
      data: { watchlist: list.key, everyHours, addresses: feed.addresses.length, activate, removalLimit },
      personal: { addresses: feed.addresses.join(' ') },
    });
  });
}

function refuseElsewhere({ outbound }: Platform, address: string) {
  try {
    outbound.check(address);
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    throw invalidField('feed', error.message);
  }
}

/** The last part of an address, as the name of its file. */
export const nameOf = (address: string) => new URL(address).pathname.split('/').at(-1) || 'list';
