import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { openTestPlatform } from '../../platform/testing.ts';
import { type NameIndex, openNameIndex } from '../name-index/index.ts';
import { watchlistEntries, watchlists, watchlistVersions } from '../watchlists/tables.ts';
import { clusterMembers, clusterQueue } from './tables.ts';
import { updateClusters } from './update-clusters.ts';

const system = { kind: 'system' } as const;
const platform = await openTestPlatform();
const { database, clock } = platform;
const { names, lists } = openNameIndex(database);
afterAll(async () => {
  await names.close();
  await platform.close();
});

/** Each entry has a digit, which says which list it is on, and a letter, which says who it is. */
const people: Record<string, { name: string; born: string }> = {
  K: { name: 'Rustam Karimov', born: '1960-03-12' },
  O: { name: 'Vadim Orlov', born: '1971-02-03' },
};

/** A list with an active version of these entries. */
const activate = (key: string, ids: string[]) =>
  database.tx(system, async () => {
    const row = { key, name: key, format: 'plain_csv' as const, createdAt: clock.now() };
    const [list] = await db().insert(watchlists).values(row).returning({ id: watchlists.id });
    await addVersion(list!.id, 1, ids);
    return list!.id;
  });

/** Another version of a list, in which its entry is somebody. */
const activateNext = (listId: string, number: number, entryId: string, who: string) =>
  database.tx(system, async () => {
    const its = eq(watchlistVersions.watchlistId, listId);
    await db().update(watchlistVersions).set({ status: 'superseded' }).where(its);
    await addVersion(listId, number, [entryId], () => who);
  });

async function addVersion(watchlistId: string, number: number, ids: string[], who = (id: string) => id[1]!) {
  const counts = { entries: ids.length, names: 0, added: ids.length, changed: 0, removed: 0, rejected: 0 };
  const [version] = await db()
    .insert(watchlistVersions)
    .values({
      ...{ watchlistId, number, counts, status: 'active', sha256: '', files: [] },
      ...{ importedBy: randomUUID(), importedAt: clock.now() },
    })
    .returning({ id: watchlistVersions.id });
  const entries = ids.map((entryId) => {
    const { name: text, born } = people[who(entryId)]!;
    const entry = {
      ...{ id: entryId, type: 'person', names: [{ text, kind: 'primary' }], births: [born] },
      ...{ identifiers: [], countries: [], programmes: [], positions: [], topics: [], addresses: [] },
    };
    return { versionId: version!.id, entryId, name: text, fingerprint: text, entry };
  });
  await db().insert(watchlistEntries).values(entries);
}

/** The job, with the ids of the entries that it searched for; `meanwhile` happens while it searches first. */
async function run(meanwhile?: () => Promise<void>): Promise<string[]> {
  const searched: string[] = [];
  const watched: NameIndex = {
    ...lists,
    async active() {
      const index = await lists.active();
      return {
        ...index,
        async alike(entries, bounds) {
          const happens = searched.length === 0 ? meanwhile : undefined;
          await happens?.();
          searched.push(...entries.map(({ id }) => id));
          return index.alike(entries, bounds);
        },
      };
    },
  };
  await updateClusters(platform, watched, { report: async () => {} });
  return searched.sort();
}

/** The entries of each party that stands. */
const parties = () =>
  database.tx(system, async () => {
    const members = await db().select().from(clusterMembers).where(isNull(clusterMembers.leftAt));
    const byParty = Map.groupBy(members, ({ clusterId }) => clusterId);
    return [...byParty.values()].map((some) => some.map(({ entryId }) => entryId).sort()).sort();
  });

const [one, two] = [await activate('one', ['1K', '1O']), await activate('two', ['2K', '2O'])];

/** What a job leaves behind that is broken off when it has searched for everybody. */
const breakOff = () =>
  database.tx(system, async () => {
    await db().update(clusterMembers).set({ leftAt: clock.now() });
    const left = [
      { watchlistId: one, entryId: '1K', step: 'form' },
      { watchlistId: two, entryId: '2K', step: 'judge' },
      { watchlistId: one, entryId: '1O', step: 'judge' },
      { watchlistId: two, entryId: '2O', step: 'judge' },
    ];
    await db().insert(clusterQueue).values(left);
  });

test('a job that was broken off goes on with what it has found: nothing is searched for twice', async () => {
  expect(await run()).toEqual(['1K', '1O', '2K', '2O']);
  const before = await parties();
  expect(before).toEqual([
    ['1K', '2K'],
    ['1O', '2O'],
  ]);
  await breakOff();
  expect(await run()).toEqual([]);
  expect(await parties()).toEqual(before);
});

test('after another version only entries that resemble what it brings are searched for again', async () => {
  await breakOff();
  await activate('three', ['3K']);
  expect(await run()).toEqual(['1K', '2K', '3K']);
  expect(await parties()).toEqual([
    ['1K', '2K', '3K'],
    ['1O', '2O'],
  ]);
});

test('an entry that is somebody else for the time of one grouping is grouped as who it is again', async () => {
  const list = await activate('four', ['4K']);
  await run(() => activateNext(list, 2, '4K', 'O'));
  await activateNext(list, 3, '4K', 'K');
  await run();
  expect(await parties()).toEqual([
    ['1K', '2K', '3K', '4K'],
    ['1O', '2O'],
  ]);
});
