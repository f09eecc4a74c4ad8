import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import JSZip from 'jszip';
import { enter } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { finished, inventedRows, listed, openScreeningApp, ownList } from '../screening/screening-app.ts';

const HOUR = 3_600_000;
let origin = '';
let published: { status: number; type: string; body: string | Buffer };
let asked = 0;

const csv = (rows: string[]) => String(ownList(rows)[0]?.content);
const publish = (body: string | Buffer, type = 'text/csv', status = 200) => {
  published = { status, type, body };
};

const publisher = createServer((_req, res) => {
  asked += 1;
  res.writeHead(published.status, { 'content-type': published.type }).end(published.body);
});
await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done));
origin = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
const test1 = await openScreeningApp([], { env: { outboundAllow: [origin] } });
afterAll(async () => {
  publisher.close();
  await test1.close();
});

const key = 'POST /reports/v1.0/watchlists';
const feedOf = (over: object = {}) => ({
  addresses: [`${origin}/lists/latest`],
  everyHours: 24,
  activate: true,
  ...over,
});
const list = async () => {
  const [found] = await listed(test1.cast.admin);
  if (!found) throw new Error('there is no list');
  return found;
};
async function later(hours: number) {
  test1.platform.clock.advance(hours * HOUR);
  const due = await test1.platform.jobs.runScheduled('watchlist.feeds');
  await settled(test1);
  // A session does not last as long as the wait.
  test1.cast.admin = await enter(test1, test1.cast.admin.actor.userId);
  return due;
}
const admin = () => test1.cast.admin;

test('a list that nobody has imported yet is fetched, and waits for a person the first time', async () => {
  publish(csv(inventedRows));
  await admin().call(key, {
    action: 'feed',
    format: 'plain_csv',
    topic: 'sanctions',
    name: 'Published list',
    feed: feedOf(),
  });
  expect(await later(0)).toBe(1);
  const { active, versions, feed } = await list();
  expect(versions).toMatchObject([{ number: 1, status: 'staged', counts: { entries: 4 } }]);
  expect(active).toBeNull();
  expect(feed).toMatchObject({ everyHours: 24, error: null });
  await admin().call(key, { action: 'activate', version: versions[0]?.id ?? '' });
});

test('it is not fetched before its time, and what is the same is not imported again', async () => {
  expect(await later(23)).toBe(0);
  const before = asked;
  expect(await later(1)).toBe(1);
  expect(asked).toBe(before + 1);
  expect((await list()).versions).toHaveLength(1);
});

test('a version that takes hardly anything away is put to use by itself, another waits for a person', async () => {
  publish(csv([...inventedRows, 'X9,Quillon Mbeki,person,,,,,']));
  await later(24);
  expect((await list()).active?.number).toBe(2);
  publish(csv(inventedRows.slice(0, 2)));
  await later(24);
  const { active, versions } = await list();
  expect(active?.number).toBe(2);
  expect(versions[0]).toMatchObject({ number: 3, status: 'staged', counts: { removed: 3 } });
});

test('a zip is fetched like its files', async () => {
  const zip = new JSZip();
  zip.file('list.csv', csv(inventedRows));
  publish(await zip.generateAsync({ type: 'nodebuffer' }), 'application/zip');
  await later(24);
  const { versions } = await list();
  expect(versions[0]).toMatchObject({ number: 4, files: [{ name: 'list.csv' }], counts: { entries: 4 } });
  await later(24);
  expect((await list()).versions[0]?.number).toBe(4);
});

test('a fetch that fails is told to the administrators once, tried again sooner, and leaves the active list', async () => {
  publish('gone', 'text/plain', 503);
  const before = await list();
  await later(24);
  await later(1);
  const { feed, active } = await list();
  expect(feed?.error).toBe(`${new URL(origin).host} answered 503.`);
  expect(active?.id).toBe(before.active?.id);
  const { Data } = await admin().call('GET /reports/v1.0/notifications', {});
  const told = Data.filter(({ activity }) => activity.startsWith('could not be fetched'));
  expect(told).toHaveLength(1);
  // Twice failed: four hours would be the third wait, two is the second.
  expect(Date.parse(feed?.nextAt ?? '') - test1.platform.clock.now().getTime()).toBe(2 * HOUR);
});

test('a page instead of a list is not imported, and said so', async () => {
  publish('<!doctype html><html>Moved</html>', 'text/html');
  const { job } = (await admin().call(key, { action: 'fetch', watchlist: (await list()).id })).Data;
  await finished(admin(), job);
  await settled(test1);
  const { versions, feed, active } = await list();
  expect(feed?.error).toBeNull();
  expect(versions[0]).toMatchObject({ status: 'failed', error: expect.stringContaining('is a web page') });
  expect(active?.number).toBe(2);
});

test('D18 an address that is not of the open internet is refused when it is saved, and nothing is kept', async () => {
  const { id } = await list();
  for (const address of [
    'http://example.org/list.csv',
    'https://169.254.169.254/x',
    'https://[::1]/x',
    'file:///etc/passwd',
  ])
    await leavesNoTrace(test1, async () => {
      const { status, body } = await admin().attempt(key, {
        action: 'feed',
        watchlist: id,
        feed: feedOf({ addresses: [address] }),
      });
      expect([address, status, Object.keys(body.fields ?? {})]).toEqual([address, 400, ['feed']]);
    });
});

test('a list without a feed is fetched no more', async () => {
  const { id } = await list();
  await admin().call(key, { action: 'feed', watchlist: id });
  expect((await list()).feed).toBeNull();
  expect(await later(1000)).toBe(0);
  const { status } = await admin().attempt(key, { action: 'fetch', watchlist: id });
  expect(status).toBe(400);
  expect((await admin().attempt(key, { action: 'feed' })).body.fields).toEqual({ watchlist: 'Required.' });
});

test('an address whose percent signs are no letters is fetched as it stands', async () => {
  const { id } = await list();
  publish(csv([...inventedRows, 'X7,Tamsin Voortrekker,person,,,,,']));
  const feed = feedOf({ addresses: [`${origin}/lists/%E0%A4%A.csv`] });
  await admin().call(key, { action: 'feed', watchlist: id, feed });
  await later(0);
  expect((await list()).versions[0]).toMatchObject({
    counts: { entries: 5 },
    files: [{ name: '%E0%A4%A.csv' }],
  });
});
