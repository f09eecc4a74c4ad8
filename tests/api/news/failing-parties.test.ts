import { breakInserts } from '../../support/database/break-inserts.ts';
import { rss } from '../../support/peers/publisher.ts';
import { settled } from '../hostile/settled.ts';
import { alertsOf, feedOf, feedsOf, HOUR, later, monitoredParty, openNewsApp, path } from './news-app.ts';
import { twoVersions } from './two-versions.ts';

const NAMES = ['Fairmead Marine Services Limited', 'Oakhurst Lighterage Limited'];
const bribes = (name: string) =>
  `On 12 March 2021 ${name} gave port officials in Luanda envelopes of cash in order to win a dredging contract.`;

const app = await openNewsApp();
const versions = await twoVersions(app);
await use(versions.mild);
const named: { id: string; name: string }[] = [];
for (const name of NAMES) named.push({ id: await monitoredParty(app, name), name });
named.sort((one, other) => (one.id < other.id ? -1 : 1));
/** In the order in which they are handed what names them. */
const parties = named.map(({ id }) => id);
const items = named.map(({ id, name }) => ({
  title: name,
  text: bribes(name),
  link: `https://gazette.example/${id}`,
}));
app.publisher.publish('/feed.xml', { body: rss(items) });
afterAll(() => app.close());

async function use(version: string) {
  await app.cast.admin.call('POST /security/v1.0/prameyaretrain', { action: 'activate', version });
  await settled(app);
}

const alertCounts = async () => {
  const counts: number[] = [];
  for (const id of parties) counts.push((await alertsOf(app.cast.allocator, id)).length);
  return counts;
};

const breakFirst = (table: string) => breakInserts(app, table, 'third_party_id', parties[0] ?? '');
const mentions = async () => {
  const { rows } = await app.platform.database.raw.executeSql('select third_party_id from news_mentions');
  return rows.map((row) => row.third_party_id).sort();
};

test('F5 a third party that cannot be handed its news keeps no other from theirs, and is handed them later', async () => {
  const mend = await breakFirst('news_mentions');
  await app.cast.admin.call(path, { action: 'create', feed: feedOf(app) });
  await later(app, 0);
  expect(await mentions()).toEqual([parties[1]]);
  expect(await feedsOf(app)).toMatchObject([{ failures: 1, error: expect.stringContaining('went wrong') }]);
  await mend();
  await later(app, 2);
  expect(await mentions()).toEqual(parties);
  expect(await feedsOf(app)).toMatchObject([{ failures: 0, error: null }]);
});

test('F5 a third party whose stored news cannot be read again keeps no other from theirs, and is read later', async () => {
  const mend = await breakFirst('third_party_alerts');
  await use(versions.strict);
  expect(await alertCounts()).toEqual([0, 1]);
  await mend();
  app.platform.clock.advance(2 * HOUR);
  await app.platform.jobs.runScheduled('news.read_again');
  await later(app, 0);
  expect(await alertCounts()).toEqual([1, 1]);
});
