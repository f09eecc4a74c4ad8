import { rss } from '../../support/peers/publisher.ts';
import { feedOf, feedsOf, later, openNewsApp, path } from './news-app.ts';

const app = await openNewsApp();
afterAll(() => app.close());

test('an interval that is changed while the feed is fetched counts for the next fetch', async () => {
  const { cast, platform, publisher } = app;
  publisher.publish('/feed.xml', { body: rss([]) });
  const { Data } = await cast.admin.call(path, {
    action: 'create',
    feed: feedOf(app, { everyMinutes: 1440 }),
  });
  const { fetch } = platform.outbound;
  platform.outbound.fetch = async (wanted) => {
    platform.outbound.fetch = fetch;
    const feed = feedOf(app, { everyMinutes: 15 });
    await cast.admin.call(path, { action: 'change', id: Data.feed ?? '', feed });
    return fetch(wanted);
  };
  await later(app, 0);
  const [feed] = await feedsOf(app);
  expect(Date.parse(feed?.nextAt ?? '') - platform.clock.now().getTime()).toBe(15 * 60_000);
});
