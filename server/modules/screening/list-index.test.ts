import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { openTestPlatform, type TestPlatform } from '../../platform/testing.ts';
import { createListIndex } from './list-index.ts';
import { type NameSearch, startNameSearch } from './name-search.ts';
import { watchlistEntries, watchlists, watchlistVersions } from './tables.ts';

const system = { kind: 'system' } as const;
let platform: TestPlatform;
let names: NameSearch;
let acts: string[];
beforeAll(async () => {
  platform = await openTestPlatform();
  const search = startNameSearch();
  names = {
    ...search,
    build: (slot) => {
      acts.push('build');
      return search.build(slot);
    },
    change: (from, slot, remove) => {
      acts.push('change');
      return search.change(from, slot, remove);
    },
  };
});
afterAll(async () => {
  await names.close();
  await platform.close();
});
beforeEach(() => {
  acts = [];
});

const surnames = [
  'Volkhov',
  'Okonjo',
  'Brantley',
  'Quillon',
  'Mbekwe',
  'Tamsin',
  'Voort',
  'Halcyn',
  'Zarqun',
  'Petrak',
];
const people = surnames.flatMap((surname) => [`Dmitri ${surname}`, `Ingrid ${surname}ova`]);
type Entries = Record<string, string>;
const all: Entries = Object.fromEntries(people.map((name, at) => [`E${at}`, name]));

const addList = (key: string) =>
  platform.database.tx(system, async () => {
    const row = { key, name: key, format: 'plain_csv', createdAt: platform.clock.now() };
    const [list] = await db().insert(watchlists).values(row).returning({ id: watchlists.id });
    return list!.id;
  });

let number = 0;
/** A version with these names by their entries, put to use. */
const use = (watchlistId: string, entries: Entries) =>
  platform.database.tx(system, async () => {
    number += 1;
    const counts = {
      entries: Object.keys(entries).length,
      names: 0,
      added: 0,
      changed: 0,
      removed: 0,
      rejected: 0,
    };
    await db()
      .update(watchlistVersions)
      .set({ status: 'superseded' })
      .where(eq(watchlistVersions.watchlistId, watchlistId));
    const [version] = await db()
      .insert(watchlistVersions)
      .values({
        ...{ watchlistId, number, counts, status: 'active', sha256: '', files: [] },
        importedBy: randomUUID(),
        importedAt: platform.clock.now(),
      })
      .returning({ id: watchlistVersions.id });
    await db()
      .insert(watchlistEntries)
      .values(
        Object.entries(entries).map(([entryId, name]) => ({
          ...{ versionId: version!.id, entryId, name, fingerprint: name },
          entry: {
            id: entryId,
            type: 'person',
            names: [{ text: name, kind: 'primary' }],
            identifiers: [],
            countries: [],
            births: [],
          } as never,
        })),
      );
  });

const lookUp = async (index: ReturnType<typeof createListIndex>, name: string) => {
  const ready = await index.ready();
  const [hits] = await ready.search([{ name, type: 'person' }]);
  return (hits ?? []).map(({ entryId, list, similarity }) => ({ entryId, list: list.key, similarity }));
};

test('a version that changes little is put into the index that is there, and finds what one built anew finds', async () => {
  const [first, second] = [await addList('first'), await addList('second')];
  await use(first, all);
  await use(second, { E0: 'Thaddeus Barasa' });
  const index = createListIndex(platform.database, names);
  expect(await lookUp(index, 'Dmitri Volkhov')).toMatchObject([{ entryId: 'E0', list: 'first' }]);
  const { E0: _, ...rest } = all;
  await use(first, { ...rest, E1: 'Rosalind Achterkamp', E99: 'Devraj Somkanth' });
  acts = [];
  const asked = [
    'Dmitri Volkhov',
    'Ingrid Volkhovova',
    'Rosalind Achterkamp',
    'Devraj Somkanth',
    'Dmitri Okonjo',
    'Thaddeus Barasa',
  ];
  const found = await Promise.all(asked.map((name) => lookUp(index, name)));
  expect(acts).toEqual(['change']);
  expect(found.map(([best]) => best?.entryId)).toEqual([undefined, undefined, 'E1', 'E99', 'E2', 'E0']);
  const anew = createListIndex(platform.database, startedApart());
  expect(await Promise.all(asked.map((name) => lookUp(anew, name)))).toEqual(found);
});

let apart: NameSearch | undefined;
const startedApart = () => {
  apart = startNameSearch();
  return apart;
};
afterAll(() => apart?.close());

test('a version that changes much, and a list that is new, are built anew', async () => {
  const index = createListIndex(platform.database, names);
  await index.ready();
  const third = await addList('third');
  await use(third, all);
  await index.ready();
  await use(third, Object.fromEntries(Object.entries(all).map(([id, name]) => [id, `${name} Two`])));
  await index.ready();
  expect(acts).toEqual(['build', 'build', 'build']);
});
