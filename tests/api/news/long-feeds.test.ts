import { rss } from '../../support/peers/publisher.ts';
import { alertsOf, feedOf, later, monitoredParty, openNewsApp, path } from './news-app.ts';
import { useQuickVersion } from './two-versions.ts';

const PARTY = 'Fairmead Marine Services Limited';
const app = await openNewsApp();
await useQuickVersion(app);
afterAll(() => app.close());

test('of a feed with more items than are read at once the rest is read by the next fetches', async () => {
  const party = await monitoredParty(app, PARTY);
  const others = Array.from({ length: 250 }, (_, at) => ({
    title: `Tide table ${at}`,
    text: 'The tide comes and the tide goes.',
    link: `https://gazette.example/tides/${at}`,
  }));
  // The oldest first, as some publish.
  const newest = {
    title: 'Charged',
    text: `On 12 March 2021 prosecutors charged ${PARTY} with paying bribes to port officials in Luanda in order to win a dredging contract.`,
    link: 'https://gazette.example/charged',
  };
  app.publisher.publish('/feed.xml', { body: rss([...others, newest]), headers: { etag: '"one"' } });
  await app.cast.admin.call(path, { action: 'create', feed: feedOf(app) });
  await later(app, 0);
  await later(app, 1);
  expect(await alertsOf(app.cast.allocator, party)).toMatchObject([{ news: [{ title: 'Charged' }] }]);
  await later(app, 1);
  expect(app.publisher.asked.at(-1)?.headers['if-none-match']).toBe('"one"');
});
