import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { rss } from '../../support/peers/publisher.ts';
import { save } from '../assessment/working-on.ts';
import { settled } from '../hostile/settled.ts';
import { addSource, decided } from '../media/read-media.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { releasedAndMonitored } from './monitoring-switch.ts';
import { alertsOf, feedOf, later, monitoredParty, openNewsApp, path } from './news-app.ts';
import { twoVersions, useVersion } from './two-versions.ts';

const WATCHED = 'Fairmead Marine Services Limited';
const REPORTED = 'Oakhurst Lighterage Limited';
const REVIEWED = 'Kestrel Bunkering Limited';
const IN_WORK = 'Kaveri Dredging Alpha Limited';
const bribes = (name: string, where = 'Luanda') =>
  `On 12 March 2021 ${name} gave port officials in ${where} envelopes of cash in order to win a dredging contract.`;

const app = await openNewsApp();
const versions = await twoVersions(app);
const use = (action: 'activate' | 'rollback', version: string) => useVersion(app, version, action);
await use('activate', versions.mild);
const watched = await monitoredParty(app, WATCHED);
const reported = await releasedParty(REPORTED);
const reviewed = await releasedParty(REVIEWED);
// Its next review has begun.
await screenedRequest(app, { legalName: REVIEWED });
const request = await screenedRequest(app, { legalName: IN_WORK });
app.publisher.publish('/feed.xml', {
  body: rss([
    { title: 'One', text: bribes(WATCHED), link: 'https://gazette.example/1' },
    { title: 'Two', text: bribes(IN_WORK), link: 'https://gazette.example/2' },
    { title: 'Three', text: bribes(IN_WORK, 'Lobito'), link: 'https://gazette.example/3' },
  ]),
});
await app.cast.admin.call(path, { action: 'create', feed: feedOf(app) });
await later(app, 0);
afterAll(() => app.close());

/** A monitored third party with a released report, for which a document was read. */
async function releasedParty(legalName: string): Promise<string> {
  const own = await screenedRequest(app, { legalName });
  await addSource(app.cast.drafter, own, { action: 'add', title: 'Clipping', text: bribes(legalName) });
  return releasedAndMonitored(app, own);
}

const findings = async () =>
  (await workOf(app.cast.drafter, request)).findings.sort((a, b) => a.summary.localeCompare(b.summary));

test('what a version takes for harmless raises nothing', async () => {
  expect(await alertsOf(app.cast.allocator, watched)).toEqual([]);
  expect(await alertsOf(app.cast.allocator, reported)).toEqual([]);
  const { media } = await workOf(app.cast.drafter, request);
  expect(media.sources).toMatchObject([
    { status: 'read', model: 1, proposed: 0 },
    { status: 'read', model: 1, proposed: 0 },
  ]);
  expect(await findings()).toEqual([]);
});

test('a version that is activated reads what is stored again, and raises what is new with what was said before', async () => {
  await use('activate', versions.strict);
  const before = { label: 'none', probability: null, model: 1 };
  const news = (title: string) => [{ title, label: 'bribery_corruption', model: 2, before }];
  expect(await alertsOf(app.cast.allocator, watched)).toMatchObject([
    { kind: 'adverse_news', text: expect.stringContaining('Version 2'), news: news('One') },
  ]);
  expect(await alertsOf(app.cast.allocator, reported)).toMatchObject([
    { kind: 'adverse_news', news: news('Clipping') },
  ]);
  expect(await alertsOf(app.cast.allocator, reviewed)).toMatchObject([
    { kind: 'adverse_news', news: news('Clipping') },
  ]);
  const found = await findings();
  expect(found).toHaveLength(2);
  for (const { machine, status } of found)
    expect({ machine, status }).toMatchObject({ status: 'proposed', machine: { model: 2, before } });
  const { Data } = await app.cast.drafter.call('GET /reports/v1.0/notifications', {});
  expect(Data.map(({ activity }) => activity)).toContain(
    'has a passage from its documents to confirm or dismiss, as version 2 of the model reads them',
  );
});

test('going back takes off what nobody has decided on, leaves what somebody has, and raises nothing', async () => {
  const [first] = await findings();
  await save(app.cast.drafter, request, {
    findings: [decided(first!, { status: 'dismissed', dismissal: 'another_party' })],
  });
  await use('rollback', versions.strict);
  expect(await findings()).toMatchObject([{ id: first?.id, status: 'dismissed' }]);
  expect(await alertsOf(app.cast.allocator, watched)).toHaveLength(1);
});

test('the same version once more raises no alert again, and proposes nothing that a person has decided', async () => {
  const before = await findings();
  await use('activate', versions.strict);
  expect(await alertsOf(app.cast.allocator, watched)).toHaveLength(1);
  expect(await alertsOf(app.cast.allocator, reported)).toHaveLength(1);
  const after = await findings();
  expect(after.map(({ status }) => status).sort()).toEqual(['dismissed', 'proposed']);
  expect(after.find(({ id }) => id === before[0]?.id)).toEqual(before[0]);
});

test('a reading that was broken off goes on with what the version has not read, and tells nothing twice', async () => {
  await app.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(
      sql`update news_mentions set model_number = 1, label = 'none', raised_at = null where title = 'One'`,
    ),
  );
  await app.platform.database.tx({ kind: 'identity' }, () => app.platform.jobs.enqueue('news.reread', {}));
  await settled(app);
  await app.platform.database.tx({ kind: 'identity' }, () => app.platform.jobs.enqueue('news.reread', {}));
  await settled(app);
  expect(await alertsOf(app.cast.allocator, watched)).toHaveLength(2);
  expect(await alertsOf(app.cast.allocator, reported)).toHaveLength(1);
  const { rows } = await app.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`select data from audit_events where type = 'monitoring.reread' order by seq`),
  );
  expect(rows.at(-1)).toMatchObject({ data: { model: 2, thirdParties: 1, raised: 1 } });
});
