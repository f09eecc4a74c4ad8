import { eq } from 'drizzle-orm';
import { entryKey, findPairs, makeClusters } from '../../../engine/clusters/index.ts';
import { clusterMembers, clusterQueue } from '../../../server/modules/clusters/tables.ts';
import { watchlistEntries, watchlistVersions } from '../../../server/modules/watchlists/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { clustered, useList } from './clustered.ts';

const test = await openScreeningApp();
afterAll(() => test.close());

const system = { kind: 'system' } as const;

/** The groups of entries as they are stored. */
const stored = () =>
  test.platform.database.tx(system, async () => {
    const rows = await db().select().from(clusterMembers);
    const standing = rows.filter(({ leftAt }) => leftAt === null);
    const groups = Map.groupBy(standing, ({ clusterId }) => clusterId);
    return inOrder(
      [...groups.values()].map((some) => some.map((one) => `${one.watchlistId}\n${one.entryId}`)),
    );
  });

/** The groups that the engine makes of all active entries at once. */
const fromScratch = () =>
  test.platform.database.tx(system, async () => {
    const rows = await db()
      .select()
      .from(watchlistEntries)
      .innerJoin(watchlistVersions, eq(watchlistVersions.id, watchlistEntries.versionId))
      .where(eq(watchlistVersions.status, 'active'));
    const entries = rows
      .map((row) => ({ ...row.watchlist_entries.entry, list: row.watchlist_versions.watchlistId }) as never)
      .sort((a, b) => (entryKey(a) < entryKey(b) ? -1 : 1));
    return inOrder(makeClusters(entries, findPairs(entries)).map((cluster) => cluster.entries));
  });

const inOrder = (groups: string[][]) => groups.map((group) => group.sort().join(' ')).sort();

/** The same numbers in every run. */
function drawer(seed: number) {
  let state = seed;
  return <One>(some: readonly One[]): One => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return some[Math.floor((state / 2_147_483_648) * some.length)]!;
  };
}

const people = [
  'Rustam Karimov',
  'Rustam Karimow',
  'Rustem Karimov',
  'Vadim Orlov',
  'Wadim Orloff',
  'Aung Hlaing',
];
const births = ['1960-03-12', '1960', '1971-02-03', ''];
const countries = ['UZ', 'BY', ''];

it('after any sequence of versions the clusters are those of all lists taken at once', async () => {
  const draw = drawer(Number(process.env.SEED ?? 7));
  let seen = 0;
  for (let turn = 0; turn < 12; turn++) {
    const ids = ['A', 'B', 'C', 'D', 'E', 'F'].filter(() => draw([true, true, false]));
    const rows = ['Z,Brightwater Halcyon,organisation,,PA,,T,sanctions'].concat(
      ids.map((id) => `${id},${draw(people)},person,,${draw(countries)},${draw(births)},T,sanctions`),
    );
    await useList(test, draw(['One', 'Two', 'Three']), rows);
    const now = await stored();
    expect(now).toEqual(await fromScratch());
    seen += now.length;
  }
  expect(seen).toBeGreaterThan(12);
});

it('what a job left behind that was broken off is done by the next', async () => {
  const before = await stored();
  const all = await test.platform.database.tx(system, () => db().select().from(clusterMembers));
  await test.platform.database.tx(system, async () => {
    const left = { watchlistId: all[0]!.watchlistId, entryId: all[0]!.entryId };
    await db()
      .insert(clusterQueue)
      .values({ ...left, step: 'form' });
  });
  await useList(test, 'Four', ['Q,Thaddeus Okonjo Barasa,person,,KE,1959,T,sanctions']);
  await clustered(test);
  expect(await stored()).toEqual(before);
});
