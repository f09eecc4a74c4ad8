import { rss } from '../../support/peers/publisher.ts';
import { allRead } from '../media/read-media.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { alertsOf, feedOf, later, monitoredParty, openNewsApp, path } from './news-app.ts';
import { useQuickVersion } from './two-versions.ts';

const PARTY = 'Fairmead Marine Services Limited';
const IN_WORK = 'Kaveri Dredging Alpha Limited';
const bribes = (name: string) =>
  `On 12 March 2021 prosecutors charged ${name} with paying bribes to port officials in Luanda in order to win a dredging contract.`;
const canteen = (name: string) => `${name} opened a canteen for its sailors, and the mayor cut the ribbon.`;

const app = await openNewsApp();
await useQuickVersion(app);
const party = await monitoredParty(app, PARTY);
const request = await screenedRequest(app, { legalName: IN_WORK });
afterAll(() => app.close());

/** As an exchange publishes announcements: each leads to the same page. */
const link = 'https://exchange.example/announcements';
const items = [PARTY, IN_WORK].flatMap((name) => [
  { title: `Opening of ${name}`, text: canteen(name), link, guid: `1 ${name}` },
  { title: `Charges against ${name}`, text: bribes(name), link, guid: `2 ${name}` },
]);
const titles = async () =>
  (await allRead(app.cast.drafter, request)).media.sources.map(({ title }) => title).sort();

test('items of a feed that lead to one page are items of their own, for a third party and for a request', async () => {
  app.publisher.publish('/feed.xml', { body: rss(items) });
  await app.cast.admin.call(path, { action: 'create', feed: feedOf(app) });
  await later(app, 0);
  expect(await alertsOf(app.cast.allocator, party)).toMatchObject([
    { news: [{ title: `Charges against ${PARTY}` }] },
  ]);
  expect(await titles()).toEqual([`Charges against ${IN_WORK}`, `Opening of ${IN_WORK}`]);
});

test('so are those that have no more to be told by than that page', async () => {
  const item = (title: string) =>
    `<item><title>${title}</title><link>${link}</link><description>${bribes(PARTY)}</description></item>`;
  const feed = feedOf(app, { name: 'Bare', address: `${app.publisher.origin}/bare.xml` });
  app.publisher.publish('/bare.xml', {
    body: `<rss version="2.0"><channel>${item('Fourth')}${item('Third')}</channel></rss>`,
  });
  await app.cast.admin.call(path, { action: 'create', feed });
  await later(app, 1);
  const told = (await alertsOf(app.cast.allocator, party)).flatMap(({ news }) => news);
  expect(told.map(({ title }) => title).sort()).toEqual([`Charges against ${PARTY}`, 'Fourth', 'Third']);
});

test('what another feed tells of the same page by the same title is not told again', async () => {
  const feed = feedOf(app, { name: 'Copy', address: `${app.publisher.origin}/copy.xml` });
  app.publisher.publish('/copy.xml', {
    body: rss(
      items.map((item) => ({ ...item, text: `${item.text} Read more.`, guid: `copy of ${item.guid}` })),
    ),
  });
  const before = await alertsOf(app.cast.allocator, party);
  await app.cast.admin.call(path, { action: 'create', feed });
  await later(app, 1);
  expect(await alertsOf(app.cast.allocator, party)).toHaveLength(before.length);
  expect(await titles()).toHaveLength(2);
});
