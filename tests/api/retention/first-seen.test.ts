import { sql } from 'drizzle-orm';
import { clustered, partyOf, useList } from '../clusters/clustered.ts';
import { rowsOf } from '../identity/database-state.ts';
import { activate, importList, listed, ownList } from '../screening/screening-app.ts';
import { daysLater, keepFor, openRetentionApp, run } from './retention-app.ts';

const test1 = await openRetentionApp();
afterAll(() => test1.close());

const karimov = (id: string) => `${id},Rustam Karimov,person,Abu Bakr Samarkandi,UZ,1960-03-12,QDi,sanctions`;
const others = (edition: string) => [`X,${edition} Shipping,organisation,,PA,,UKR,sanctions`];
const day = () => test1.platform.clock.now().toISOString().slice(0, 10);

/** The entry of the list One as the evidence of a match shows it. */
async function entryOf(list: string, entryId: string) {
  const { party } = await partyOf(test1, list, entryId);
  return party?.entries.find((one) => one.watchlistId === list && one.entryId === entryId);
}

const storedVersions = async (list: string) =>
  (
    await rowsOf<{ number: number }>(
      test1,
      sql`select distinct number from watchlist_versions v join watchlist_entries e on e.version_id = v.id
          where v.watchlist_id = ${list} order by number`,
    )
  ).map(({ number }) => number);

test('since when an entry is on its list stays true when the versions of that time are removed', async () => {
  const list = await useList(test1, 'One', [karimov('A'), ...others('First')]);
  await useList(test1, 'Two', [karimov('B'), ...others('Other')]);
  const firstDay = day();
  // It leaves the list and comes back.
  await daysLater(test1, 1);
  await useList(test1, 'One', others('Second'));
  for (const edition of ['Third', 'Fourth', 'Fifth']) {
    await daysLater(test1, 1);
    await useList(test1, 'One', [karimov('A'), ...others(edition)]);
  }
  const before = await entryOf(list, 'A');
  expect([before?.firstVersion, before?.firstSeen?.slice(0, 10)]).toEqual([1, firstDay]);

  await keepFor(test1.cast.admin, { list_entries: 30 });
  await daysLater(test1, 40);
  await run(test1);
  expect(await storedVersions(list)).toEqual([4, 5]);
  expect(await entryOf(list, 'A')).toEqual(before);
});

test('the first version with an entry is the one that was activated first, whatever its number', async () => {
  const { admin } = test1.cast;
  const list = await useList(test1, 'Three', others('Sixth'));
  await useList(test1, 'Four', [karimov('D')]);
  const about = { format: 'plain_csv' as const, name: 'Three' };
  const early = await importList(admin, ownList([karimov('C'), ...others('Early')]), about);
  const late = await importList(admin, ownList([karimov('C'), ...others('Late')]), about);
  expect((await activate(admin, late.version)).status).toBe(202);
  const activatedOn = day();
  await daysLater(test1, 1);
  const base = (await listed(test1.cast.admin)).find(({ id }) => id === list)?.active?.id ?? null;
  const activated = await test1.cast.admin.attempt('POST /reports/v1.0/watchlists', {
    action: 'activate',
    version: early.version,
    base,
  });
  expect(activated.status).toBe(202);
  await clustered(test1);
  const seen = await entryOf(list, 'C');
  expect([seen?.firstVersion, seen?.firstSeen?.slice(0, 10)]).toEqual([3, activatedOn]);
});
