import { sql } from 'drizzle-orm';
import { startPublisher } from '../../support/peers/publisher.ts';
import { settled } from '../hostile/settled.ts';
import { rowsOf } from '../identity/database-state.ts';
import { secondAdmin } from '../retention/retention-app.ts';
import { inventedRows, listed, openScreeningApp, ownList } from '../screening/screening-app.ts';

const publisher = await startPublisher();
const app = await openScreeningApp([], { env: { outboundAllow: [publisher.origin] } });
afterAll(async () => {
  await app.close();
  await publisher.close();
});

const { admin } = app.cast;
const path = 'POST /reports/v1.0/watchlists';
const told = async () =>
  (await admin.call('GET /reports/v1.0/notifications', {})).Data.map(({ activity }) => activity);

test('what was fetched for an administrator who has no way in any more is told to the others', async () => {
  const gone = await secondAdmin(app);
  const body = String(ownList(inventedRows)[0]?.content);
  publisher.publish('/list.csv', { body, headers: { 'content-type': 'text/csv' } });
  const feed = { addresses: [`${publisher.origin}/list.csv`], everyHours: 24, activate: false };
  const named = { format: 'plain_csv', topic: 'sanctions', name: 'Published list' } as const;
  await gone.call(path, { action: 'feed', ...named, feed });
  await rowsOf(app, sql`update users set disabled_at = now() where id = ${gone.actor.userId} returning id`);
  await app.platform.jobs.runScheduled('watchlist.feeds');
  await settled(app);
  expect((await listed(admin))[0]?.versions).toMatchObject([{ number: 1, status: 'staged' }]);
  expect(await told()).toContainEqual(expect.stringContaining('version 1 was imported'));
});
