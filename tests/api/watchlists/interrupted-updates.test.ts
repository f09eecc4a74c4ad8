import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { RequestOf } from '../../../contract/index.ts';
import { breakInserts } from '../../support/database/break-inserts.ts';
import { settled } from '../hostile/settled.ts';
import { rowsOf } from '../identity/database-state.ts';
import {
  activate,
  finished,
  importList,
  listed,
  openScreeningApp,
  ownList,
} from '../screening/screening-app.ts';

const save = 'POST /reports/v1.0/watchlists';
type Feed = NonNullable<Extract<RequestOf<typeof save>, { action: 'feed' }>['feed']>;

const row = (name: string, at: number) => `X${at},${name},person,,,,,sanctions`;
const first = ['Tamsin Voortrekker', 'Quillon Mbeki', 'Dmitri Volkhovsky', 'Thaddeus Okonjo-Barasa'].map(row);
const csv = (rows: string[]) => String(ownList(rows)[0]?.content);

const published = new Map<string, string>();
const asked: string[] = [];
/** What happens while the publisher has not answered yet. */
let meanwhile: () => Promise<unknown> = async () => {};
const publisher = createServer(async ({ url = '' }, res) => {
  asked.push(url);
  await meanwhile();
  res.writeHead(200, { 'content-type': 'text/csv' }).end(published.get(url));
});
await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
const app = await openScreeningApp([], { env: { outboundAllow: [origin] } });
const { admin } = app.cast;
afterAll(async () => {
  publisher.close();
  await app.close();
});
beforeEach(() => {
  meanwhile = async () => {};
  asked.length = 0;
});

const feedOf = (path: string, over: Partial<Feed> = {}): Feed => ({
  addresses: [`${origin}${path}`],
  everyHours: 24,
  activate: true,
  removalLimit: { entries: 1000, percent: 100 },
  ...over,
});
const listCalled = async (name: string) => (await listed(admin)).find((list) => list.name === name)!;
const saveFeed = (watchlist: string, feed?: Feed) => admin.call(save, { action: 'feed', watchlist, feed });

/** An active list with these entries that is fetched from a path. */
async function fetchedList(name: string, path: string) {
  const { version } = await importList(admin, ownList(first), { format: 'plain_csv', name });
  await activate(admin, version);
  const { id } = await listCalled(name);
  await saveFeed(id, feedOf(path));
  return id;
}

async function fetchNow(watchlist: string) {
  const { job } = (await admin.call(save, { action: 'fetch', watchlist })).Data;
  const work = await finished(admin, job);
  await settled(app);
  return work;
}

const told = async (name: string) =>
  (await admin.call('GET /reports/v1.0/notifications', {})).Data.filter(
    ({ entity_name }) => entity_name === name,
  ).map(({ activity }) => activity);

test('a fetch that ends on a fault of this server shows on the list, and the administrators hear of it once', async () => {
  const id = await fetchedList('Unlucky', '/unlucky.csv');
  published.set('/unlucky.csv', csv([...first, row('Another', 9)]));
  const mend = await breakInserts(app, 'watchlist_versions', 'watchlist_id', id);
  expect((await fetchNow(id)).status).toBe('failed');
  expect((await fetchNow(id)).status).toBe('failed');
  const reason = /^Something went wrong on this server. Quote [0-9a-f-]{36} when you report it.$/;
  expect((await listCalled('Unlucky')).feed?.error).toMatch(reason);
  expect((await told('Unlucky')).filter((one) => one.startsWith('could not be fetched'))).toHaveLength(1);
  await mend();
  await fetchNow(id);
  expect(await listCalled('Unlucky')).toMatchObject({ feed: { error: null }, active: { number: 2 } });
});

test('a version whose automatic activation goes on failing is told to the administrators', async () => {
  const id = await fetchedList('Stuck', '/stuck.csv');
  published.set('/stuck.csv', csv([...first, row('Another', 9)]));
  await app.platform.database.raw.executeSql(`
    create function stumble() returns trigger language plpgsql as
      $$ begin raise exception 'a stumble'; end $$;
    create trigger stumble before update on watchlist_versions for each row
      when (new.status = 'active') execute function stumble()`);
  await fetchNow(id);
  await app.platform.database.raw.executeSql('drop trigger stumble on watchlist_versions');
  expect((await listCalled('Stuck')).versions[0]).toMatchObject({ number: 2, status: 'staged' });
  expect(await told('Stuck')).toContain(
    'version 2 was not activated automatically: The activation stopped because of a server error. Activate the version yourself.',
  );
});

test('an import that comes late does not take the place of a newer version automatically', async () => {
  const about = { format: 'plain_csv' as const, name: 'Late' };
  const { version: oldest } = await importList(admin, ownList(first), about);
  await activate(admin, oldest);
  const { version: late } = await importList(admin, ownList([...first, row('Another', 9)]), about);
  const { version: newest } = await importList(admin, ownList([...first, row('Newly Listed', 10)]), about);
  await activate(admin, newest);
  // As where the first try of its job failed, and the newer version was activated before the second.
  await app.platform.database.raw.executeSql(
    `update watchlist_versions set status = 'importing' where id = '${late}'`,
  );
  const again = { versionId: late, activate: { entries: 1000, percent: 100 } };
  await app.platform.database.tx({ kind: 'identity' }, () =>
    app.platform.jobs.enqueue('watchlist.import', again),
  );
  await settled(app);
  const { active, versions } = await listCalled('Late');
  expect(active?.number).toBe(3);
  expect(versions.find(({ id }) => id === late)?.status).toBe('staged');
  expect(await told('Late')).toContain(
    'version 2 was imported: 5 entries, waiting for activation, because the newer version 3 is active',
  );
});

test('what was fetched from an address that has been replaced is not imported, and the new one is asked at once', async () => {
  const id = await fetchedList('Moved', '/old.csv');
  published.set('/old.csv', csv([...first, row('Of The Old Address', 9)]));
  published.set('/new.csv', csv([...first, row('Of The New Address', 9)]));
  meanwhile = () => saveFeed(id, feedOf('/new.csv'));
  await fetchNow(id);
  expect((await listCalled('Moved')).versions).toHaveLength(1);
  meanwhile = async () => {};
  await app.platform.jobs.runScheduled('watchlist.feeds');
  await settled(app);
  expect(asked).toEqual(['/old.csv', '/new.csv']);
  expect((await listCalled('Moved')).active?.number).toBe(2);
});

test('what was fetched when automatic updates or activation have ended is not imported or activated', async () => {
  const id = await fetchedList('Ended', '/ended.csv');
  published.set('/ended.csv', csv([...first, row('Another', 9)]));
  meanwhile = () => saveFeed(id);
  await fetchNow(id);
  expect((await listCalled('Ended')).versions).toHaveLength(1);
  await saveFeed(id, feedOf('/ended.csv'));
  meanwhile = () => saveFeed(id, feedOf('/ended.csv', { activate: false, everyHours: 6 }));
  await fetchNow(id);
  const { versions, active, feed } = await listCalled('Ended');
  expect([versions[0]?.status, active?.number]).toEqual(['staged', 1]);
  const wait = Date.parse(feed?.nextAt ?? '') - app.platform.clock.now().getTime();
  expect(wait).toBe(6 * 3_600_000);
});

test('what cannot be read is told once, until something else is published', async () => {
  const id = await fetchedList('Unreadable', '/unreadable.csv');
  published.set('/unreadable.csv', 'colour,size\nred,9\n');
  await fetchNow(id);
  await fetchNow(id);
  expect((await listCalled('Unreadable')).versions.map(({ status }) => status)).toEqual(['failed', 'active']);
  expect((await told('Unreadable')).filter((one) => one.startsWith('was not imported'))).toHaveLength(1);
  // Whoever chose no mails about requests is mailed this one.
  expect(
    await rowsOf(app, sql`select distinct kind from notifications where entity_name = 'Unreadable'`),
  ).toEqual([{ kind: 'system' }]);
  published.set('/unreadable.csv', csv([...first, row('Another', 9)]));
  await fetchNow(id);
  expect((await listCalled('Unreadable')).active?.number).toBe(3);
});

test('what stopped on a fault of this server is imported by the next fetch, however it was told', async () => {
  const id = await fetchedList('Stopped', '/stopped.csv');
  published.set('/stopped.csv', csv([...first, row('Another', 9)]));
  const mend = await breakInserts(app, 'watchlist_entries', 'entry_id', 'X9');
  await fetchNow(id);
  await mend();
  expect((await listCalled('Stopped')).versions[0]?.status).toBe('failed');
  // As a server of another release words it.
  await app.platform.database.raw.executeSql(
    `update watchlist_versions set error = 'The import broke off.' where watchlist_id = '${id}' and status = 'failed'`,
  );
  await fetchNow(id);
  expect((await listCalled('Stopped')).active?.number).toBe(3);
});
