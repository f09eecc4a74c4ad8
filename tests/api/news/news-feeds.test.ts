import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { rss } from '../../support/peers/publisher.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { allRead } from '../media/read-media.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { alertsOf, feedOf, feedsOf, later, monitoredParty, openNewsApp, path } from './news-app.ts';
import { useQuickVersion } from './two-versions.ts';

const PARTY = 'Fairmead Marine Services Limited';
const IN_WORK = 'Kaveri Dredging Alpha Limited';
const bribes = (name: string) =>
  `On 12 March 2021 prosecutors charged ${name} with paying bribes to port officials in Luanda in order to win a dredging contract.`;
const story = (name: string, number: number, text = bribes(name)) => ({
  title: `Harbour news ${number}`,
  text,
  link: `https://gazette.example/${number}`,
  day: '2026-11-18T10:00:00Z',
});
const nobody = story('Nobody We Know Holdings', 1, bribes('Nobody We Know Holdings'));
const harmless = story(PARTY, 2, `${PARTY} opened a canteen for its sailors, and the mayor cut the ribbon.`);
const adverse = story(PARTY, 3);
const ofRequest = story(IN_WORK, 4);

const app = await openNewsApp();
await useQuickVersion(app);
const party = await monitoredParty(app, PARTY);
const request = await screenedRequest(app, { legalName: IN_WORK });
afterAll(() => app.close());

const publish = (items: (typeof nobody)[], headers = {}) =>
  app.publisher.publish('/feed.xml', { body: rss(items), headers });
const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await app.platform.database.tx({ kind: 'identity' }, () => db().execute(query))).rows;

test('an admin tries an address before it is kept, and sees the newest titles', async () => {
  publish([nobody, adverse]);
  const { Data } = await app.cast.admin.call(path, { action: 'test', address: feedOf(app).address });
  expect(Data.found).toEqual({
    items: 2,
    newest: [
      { title: 'Harbour news 1', publishedOn: '2026-11-18' },
      { title: 'Harbour news 3', publishedOn: '2026-11-18' },
    ],
  });
  expect(await feedsOf(app)).toEqual([]);
});

test('an item that names a monitored third party raises one alert, and only what is adverse does', async () => {
  publish([nobody, harmless, adverse]);
  await app.cast.admin.call(path, { action: 'create', feed: feedOf(app) });
  expect(await later(app, 0)).toBe(1);
  const [alert, ...others] = await alertsOf(app.cast.allocator, party);
  expect(others).toEqual([]);
  const document = `${adverse.title}\n\n${adverse.text}`;
  expect(alert).toMatchObject({
    kind: 'adverse_news',
    outcome: null,
    text: 'Harbour Gazette: an item names this third party and may be adverse.',
    reasons: [{ code: 'alert.news', values: { feeds: 'Harbour Gazette', count: 1 } }],
    news: [
      {
        feed: 'Harbour Gazette',
        title: adverse.title,
        link: adverse.link,
        publishedOn: '2026-11-18',
        fetchedAt: app.platform.clock.now().toISOString(),
        sha256: createHash('sha256').update(document).digest('hex'),
        label: 'bribery_corruption',
        model: 1,
      },
    ],
  });
  expect(alert?.news[0]?.excerpt).toContain(PARTY);
  expect(alert?.news[0]).not.toHaveProperty('before');
});

test('the client learns that there is something, the firm what it is, and both are told', async () => {
  const [told] = await alertsOf(app.cast.client, party);
  expect(told).toMatchObject({ kind: 'adverse_news', news: [] });
  for (const who of [app.cast.client, app.cast.allocator]) {
    const { Data } = await who.call('GET /reports/v1.0/notifications', {});
    expect(Data.map(({ activity }) => activity)).toContain('is named in news that may be adverse');
  }
  const events = await rowsOf(sql`select data from audit_events where type = 'thirdparty.news_found'`);
  expect(events).toMatchObject([{ data: { items: [expect.any(String)], model: 1 } }]);
});

test('B1 what a feed tells of one client’s third party is not seen by another client', async () => {
  const stranger = await signInAs(app, { role: 'client', name: 'Stella Stranger' });
  const answer = await stranger.attempt('GET /reports/v1.0/thirdparties', { id: party });
  expect(answer.status).toBe(404);
});

test('the same items raise nothing again, nor does the same article in another feed', async () => {
  app.publisher.publish('/other.xml', { body: rss([adverse]) });
  const feed = feedOf(app, { name: 'Other Gazette', address: `${app.publisher.origin}/other.xml` });
  await app.cast.admin.call(path, { action: 'create', feed });
  expect(await later(app, 1)).toBe(2);
  expect(await alertsOf(app.cast.allocator, party)).toHaveLength(1);
});

test('of news about people whom nobody assesses nothing but digests is kept', async () => {
  const kept = await rowsOf(sql`select title from news_mentions`);
  expect(kept.map(({ title }) => title).sort()).toEqual([harmless.title, adverse.title]);
  const seen = await rowsOf(sql`select * from news_seen`);
  expect(JSON.stringify(seen)).not.toMatch(/Nobody|gazette/i);
});

test('an item that names an open request becomes a document of it with proposed findings', async () => {
  publish([nobody, harmless, adverse, ofRequest]);
  await later(app, 1);
  const work = await allRead(app.cast.drafter, request);
  const text = `${ofRequest.title}\n\n${ofRequest.text}`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  expect(work.media.sources).toMatchObject([
    {
      kind: 'news',
      title: ofRequest.title,
      url: ofRequest.link,
      publishedOn: '2026-11-18',
      addedBy: 'Harbour Gazette',
      status: 'read',
      sha256,
    },
  ]);
  expect(work.findings).toMatchObject([
    {
      status: 'proposed',
      category: 'bribery_corruption',
      createdBy: 'Prudence',
      source: { title: ofRequest.title, url: ofRequest.link, sha256 },
    },
  ]);
  // The snapshot is evidence that the drafter can open.
  expect(work.media.sources[0]?.attachmentId).not.toBeNull();
  await later(app, 1);
  expect((await workOf(app.cast.drafter, request)).media.sources).toHaveLength(1);
});

test('what has not changed since is not sent again', async () => {
  publish([nobody], { etag: '"v1"' });
  await later(app, 1);
  await later(app, 1);
  const asked = app.publisher.asked.filter(({ path: at }) => at === '/feed.xml');
  expect(asked.at(-1)?.headers['if-none-match']).toBe('"v1"');
  expect((await feedsOf(app)).find(({ name }) => name === 'Harbour Gazette')).toMatchObject({
    error: null,
    failures: 0,
    named: 3,
  });
});

test('a feed that goes on failing is told to the admins once, is asked less often, and recovers', async () => {
  const own = async () => (await feedsOf(app)).find(({ name }) => name === 'Harbour Gazette');
  const told = async () =>
    (await app.cast.admin.call('GET /reports/v1.0/notifications', {})).Data.filter(
      ({ entity_name }) => entity_name === 'Harbour Gazette',
    );
  app.publisher.publish('/feed.xml', { body: 'gone', status: 503 });
  await later(app, 1);
  await later(app, 1);
  expect(await told()).toEqual([]);
  await later(app, 2);
  expect(await own()).toMatchObject({ failures: 3, error: expect.stringContaining('answered 503') });
  expect(Date.parse((await own())?.nextAt ?? '') - app.platform.clock.now().getTime()).toBe(4 * 3_600_000);
  expect(await told()).toMatchObject([
    { activity: expect.stringContaining('could not be read 3 times in a row') },
  ]);
  await later(app, 4);
  expect(await told()).toHaveLength(1);
  publish([nobody]);
  await later(app, 8);
  expect(await own()).toMatchObject({ failures: 0, error: null });
});

test('where the server itself fails, the feed says so with a number to quote, and recovers', async () => {
  const statement = (text: string) => app.platform.database.raw.executeSql(text);
  await statement('alter table news_seen add constraint no_memory check (false) not valid');
  app.publisher.publish('/unlucky.xml', { body: rss([nobody]) });
  const address = `${app.publisher.origin}/unlucky.xml`;
  await app.cast.admin.call(path, { action: 'create', feed: feedOf(app, { name: 'Unlucky', address }) });
  const own = async () => (await feedsOf(app)).find(({ name }) => name === 'Unlucky');
  await later(app, 0);
  expect((await own())?.error).toMatch(/^Something went wrong on this server. Quote [0-9a-f-]{36} when/);
  expect((await own())?.error).not.toContain('no_memory');
  await statement('alter table news_seen drop constraint no_memory');
  await later(app, 24);
  expect(await own()).toMatchObject({ failures: 0, error: null });
});

test('D15 what an item writes is text wherever it arrives: no tag, no script, no address but of the web', async () => {
  const name = 'Oakhurst Lighterage Limited';
  const party = await monitoredParty(app, name);
  const body = `<?xml version="1.0"?><rss version="2.0"><channel><item>
    <title><![CDATA[<img src=x onerror=alert(1)>Harbour <b>charges</b> \u202e]]></title>
    <link>javascript:alert(1)</link>
    <description><![CDATA[<script>alert(1)</script><p>Prosecutors charged ${name} with paying bribes to port officials in Luanda in March 2021.</p>]]></description>
  </item></channel></rss>`;
  app.publisher.publish('/hostile.xml', { body });
  await app.cast.admin.call(path, {
    action: 'create',
    feed: feedOf(app, { name: 'Hostile', address: `${app.publisher.origin}/hostile.xml` }),
  });
  await later(app, 0);
  const [alert] = await alertsOf(app.cast.allocator, party);
  expect(alert?.news).toMatchObject([{ link: null, label: 'bribery_corruption' }]);
  expect(JSON.stringify(alert)).not.toMatch(/<|alert\(1\)/);
});

test('what is no longer active is not fetched, and what is removed is gone', async () => {
  for (const { id, name, address, everyMinutes } of await feedsOf(app))
    await app.cast.admin.call(path, {
      action: 'change',
      id,
      feed: { name, address, everyMinutes, active: false },
    });
  expect(await later(app, 48)).toBe(0);
  for (const { id } of await feedsOf(app)) await app.cast.admin.call(path, { action: 'remove', id });
  expect(await feedsOf(app)).toEqual([]);
  expect(await alertsOf(app.cast.allocator, party)).toHaveLength(1);
});

test('two feeds do not have one name, and one that is not there is not changed', async () => {
  const feed = feedOf(app, { active: false });
  await app.cast.admin.call(path, { action: 'create', feed });
  expect(await app.cast.admin.attempt(path, { action: 'create', feed })).toMatchObject({
    status: 409,
    body: { fields: { 'feed.name': 'Choose another name.' } },
  });
  const gone = { action: 'change' as const, id: request.id, feed: { ...feed, name: 'Third' } };
  expect((await app.cast.admin.attempt(path, gone)).status).toBe(404);
});
