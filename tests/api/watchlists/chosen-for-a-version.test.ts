import { startPublisher } from '../../support/peers/publisher.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { activate, importList, listed, openScreeningApp, previewOf } from '../screening/screening-app.ts';

const publisher = await startPublisher();
const app = await openScreeningApp([], { env: { outboundAllow: [publisher.origin] } });
afterAll(async () => {
  await publisher.close();
  await app.close();
});

const key = 'POST /reports/v1.0/watchlists';
const admin = () => app.cast.admin;
const about = { format: 'plain_csv' as const, name: 'Own list' };
const fileOf = (rows: readonly string[]) => `id,name,former,country,topics\n${rows.join('\n')}\n`;
const upload = (rows: readonly string[]) => [{ name: 'own.csv', content: fileOf(rows), type: 'text/csv' }];
const list = async () => (await listed(admin())).find(({ name }) => name === about.name);

async function fetched(rows: readonly string[]) {
  publisher.publish('/own.csv', { body: fileOf(rows), headers: { 'content-type': 'text/csv' } });
  app.platform.clock.advance(24 * 3_600_000);
  await app.platform.jobs.runScheduled('watchlist.feeds');
  await settled(app);
  // A day has passed, and the session has ended.
  app.cast.admin = await enter(app, admin().actor.userId);
  return (await list())?.versions[0];
}

const rows = ['1,Zarqun Petrochemical,Old Zarqun,AE,', '2,Okonjo Barasa,Old Barasa,KE,'];
const swapped = { id: 'id', name: 'former', countries: 'country' };

const first = await importList(admin(), upload(rows), { ...about, topic: 'sanctions' });
await activate(admin(), first.version);
await admin().call(key, {
  action: 'feed',
  watchlist: (await list())?.id,
  feed: { addresses: [`${publisher.origin}/own.csv`], everyHours: 24, activate: true },
});

test('columns and a topic that were chosen for a version do not count once it is discarded', async () => {
  const chosen = { ...about, mapping: swapped, topic: 'pep' as const };
  const { version } = await importList(admin(), upload(rows), chosen);
  expect((await previewOf(admin(), version)).version.counts).toMatchObject({ changed: 2 });
  expect(await list()).toMatchObject({ mapping: swapped, topic: 'pep' });
  await admin().call(key, { action: 'discard', version });
  expect(await list()).toMatchObject({ mapping: null, topic: 'sanctions' });
  const next = await fetched([...rows, '3,Quillon Mbeki,,ZA,']);
  expect(next).toMatchObject({ status: 'active', counts: { entries: 3, added: 1, changed: 0, removed: 0 } });
});

test('what is fetched while such a version waits is read as the active version was', async () => {
  const before = await list();
  const chosen = { ...about, mapping: swapped, topic: 'pep' as const };
  const { version } = await importList(admin(), upload(rows), chosen);
  const next = await fetched([...rows, '3,Quillon Mbeki,,ZA,', '4,Ivo Sandoval,,MX,']);
  expect(next).toMatchObject({ status: 'active', counts: { entries: 4, added: 1, changed: 0, removed: 0 } });
  expect(next?.number).toBe((before?.versions[0]?.number ?? 0) + 2);
  await admin().call(key, { action: 'discard', version });
});

test('once the version is activated they count for what is fetched', async () => {
  const chosen = { ...about, mapping: swapped, topic: 'pep' as const };
  const all = [...rows, '3,Quillon Mbeki,Old Mbeki,ZA,', '4,Ivo Sandoval,Old Sandoval,MX,'];
  const { version } = await importList(admin(), upload(all), chosen);
  expect((await activate(admin(), version)).status).toBe(202);
  expect(await list()).toMatchObject({ mapping: swapped, topic: 'pep' });
  const next = await fetched([...all, '5,Anneke Vos,Old Vos,NL,']);
  expect(next).toMatchObject({ status: 'active', counts: { entries: 5, added: 1, changed: 0, removed: 0 } });
});
