import { sql } from 'drizzle-orm';
import { startMediaReader, startNewsReader } from '../../../server/modules/media/index.ts';
import { watchParty } from '../../../server/modules/news/index.ts';
import { newsFeeds, newsMentions } from '../../../server/modules/news/tables.ts';
import { monitoredThirdParties } from '../../../server/modules/third-parties/index.ts';
import { db } from '../../../server/platform/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { alertsOf, feedOf, later, monitoredParty, openNewsApp, path } from './news-app.ts';
import { useQuickVersion } from './two-versions.ts';

const PARTY = 'Fairmead Marine Services Limited';
const HOUR = 3_600_000;
const item = (number: number) => ({
  guid: `late ${number}`,
  link: `https://gazette.example/late/${number}`,
  title: `Late news ${number}`,
  publishedOn: '2026-11-18',
  text: `On 12 March 2021 prosecutors charged ${PARTY} with paying bribes to port officials in Luanda, in case ${number}.`,
});

const app = await openNewsApp();
await useQuickVersion(app);
const party = await monitoredParty(app, PARTY);
await app.cast.admin.call(path, { action: 'create', feed: { ...feedOf(app), active: false } });
afterAll(() => app.close());

const system = <Result>(work: () => Promise<Result>) => app.platform.database.tx({ kind: 'identity' }, work);
const readAgain = () => app.platform.jobs.runScheduled('news.read_again');
const alerts = () => alertsOf(app.cast.allocator, party);
async function figures() {
  const admin = await enter(app, app.cast.admin.actor.userId);
  return (await admin.call('GET /security/v1.0/settings', { name: 'system' })).Data.system?.news;
}

/** An item arrives while the reader has no time: its thread is ended as soon as it begins. */
async function arrivesLate(number: number) {
  const media = startMediaReader({ seconds: 0.001 });
  const news = startNewsReader();
  const [feed] = await system(() => db().select().from(newsFeeds));
  const [one] = await system(() => monitoredThirdParties({ after: null, limit: 1, only: [party] }));
  if (!feed || !one) throw new Error('there is nothing to read for');
  // Long enough that a thread cannot be through with it at once.
  const long = {
    ...item(number),
    text: `${item(number).text}\n\n${'Nothing else happened. '.repeat(8000)}`,
  };
  await watchParty({ platform: app.platform, media, news }, feed, one, [long]);
  await Promise.all([media.close(), news.close()]);
}

test('G8 adverse news for which there was no time is read again, and raises its alert', async () => {
  await arrivesLate(1);
  expect(await alerts()).toEqual([]);
  expect(await figures()).toEqual({ waiting: 1, unreadable: 0 });
  expect(await readAgain()).toBe(0);
  app.platform.clock.advance(HOUR);
  app.cast.allocator = await enter(app, app.cast.allocator.actor.userId);
  expect(await readAgain()).toBe(1);
  expect(await alerts()).toMatchObject([{ kind: 'adverse_news', news: [{ title: 'Late news 1' }] }]);
  expect(await figures()).toEqual({ waiting: 0, unreadable: 0 });
  expect(await readAgain()).toBe(0);
});

test('G8 what cannot be read at all is counted, not tried again, and keeps no other item from being read', async () => {
  await arrivesLate(2);
  await arrivesLate(3);
  await system(() =>
    db().execute(sql`update ${newsMentions} set sha256 = ${'0'.repeat(64)} where title = 'Late news 2'`),
  );
  await later(app, 1);
  expect(await readAgain()).toBe(1);
  expect(await figures()).toEqual({ waiting: 0, unreadable: 1 });
  expect((await alerts()).flatMap(({ news }) => news.map(({ title }) => title)).toSorted()).toEqual([
    'Late news 1',
    'Late news 3',
  ]);
  await later(app, 24);
  expect(await readAgain()).toBe(0);
});
