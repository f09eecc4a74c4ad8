import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { waitFor } from '../../../tests/support/servers/wait-for.ts';
import { db } from '../../platform/index.ts';
import { openTestPlatform, type TestPlatform } from '../../platform/testing.ts';
import { watchlistEntries, watchlists, watchlistVersions } from '../watchlists/tables.ts';
import { createNameIndex } from './name-index.ts';
import { IndexLost, type NameSearch, startNameSearch } from './name-search.ts';

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
    patch: (from, slot, remove) => {
      acts.push('patch');
      return search.patch(from, slot, remove);
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
    const row = { key, name: key, format: 'plain_csv' as const, createdAt: platform.clock.now() };
    const [list] = await db().insert(watchlists).values(row).returning({ id: watchlists.id });
    return list!.id;
  });

let number = 0;
/** A version with these names by their entries, put to use. */
const use = (watchlistId: string, entries: Entries) => versionOf(watchlistId, entries, 'active');

const versionOf = (watchlistId: string, entries: Entries, status: 'active' | 'staged' = 'staged') =>
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
    if (status === 'active')
      await db()
        .update(watchlistVersions)
        .set({ status: 'superseded' })
        .where(eq(watchlistVersions.watchlistId, watchlistId));
    const [version] = await db()
      .insert(watchlistVersions)
      .values({
        ...{ watchlistId, number, counts, status, sha256: '', files: [] },
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
            programmes: [],
            positions: [],
            topics: [],
            addresses: [],
          },
        })),
      );
    return version!.id;
  });

const lookUp = async (index: ReturnType<typeof createNameIndex>, name: string) => {
  const ready = await index.active();
  const [found] = await ready.search([{ name, type: 'person' }]);
  return (found?.hits ?? []).map(({ entryId, list, similarity }) => ({
    entryId,
    list: list.key,
    similarity,
  }));
};

test('a version that changes little is put into the index that is there, and finds what one built anew finds', async () => {
  const [first, second] = [await addList('first'), await addList('second')];
  await use(first, all);
  await use(second, { E0: 'Thaddeus Barasa' });
  const index = createNameIndex(platform.database, names);
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
  expect(acts).toEqual(['patch']);
  expect(found.map(([best]) => best?.entryId)).toEqual([undefined, undefined, 'E1', 'E99', 'E2', 'E0']);
  const anew = createNameIndex(platform.database, startedApart());
  expect(await Promise.all(asked.map((name) => lookUp(anew, name)))).toEqual(found);
});

const apart: NameSearch[] = [];
const startedApart = () => {
  const started = startNameSearch();
  apart.push(started);
  return started;
};
afterAll(() => Promise.all(apart.map((one) => one.close())));

test('a version that changes much, and a list that is new, are built anew; other lists stay as they are', async () => {
  const index = createNameIndex(platform.database, names);
  await index.active();
  acts = [];
  const third = await addList('third');
  await use(third, all);
  await index.active();
  await use(third, Object.fromEntries(Object.entries(all).map(([id, name]) => [id, `${name} Two`])));
  await index.active();
  expect(acts).toEqual(['build', 'build']);
});

test('F4 an index that the thread lost is built again before anybody is told that nothing was found', async () => {
  await use(await addList('lost'), { L1: 'Anselm Queroz' });
  const index = createNameIndex(platform.database, names);
  const ready = await index.active();
  for (const { versionId } of ready.lists) await names.drop(versionId);
  const [found] = await ready.search([{ name: 'Anselm Queroz', type: 'person' }]);
  expect(found?.hits).toMatchObject([{ entryId: 'L1' }]);
});

test('F4 an index that is lost as often as it is built is an error, not an empty answer', async () => {
  await use(await addList('lost again'), { L2: 'Bertrand Ixtl' });
  const losing: NameSearch = {
    ...names,
    build: async (slot) => {
      await names.build(slot);
      await names.drop(slot);
    },
  };
  const ready = await createNameIndex(platform.database, losing).active();
  const search = ready.search([{ name: 'Anselm Queroz', type: 'person' }]);
  await expect(search).rejects.toThrow(IndexLost);
});

test('F4 a version whose entries are gone is an error, not a list without entries', async () => {
  const fourth = await addList('fourth');
  await use(fourth, { E0: 'Marisol Quenby' });
  const index = createNameIndex(platform.database, names);
  const { lists } = await index.active();
  const list = lists.find(({ key }) => key === 'fourth')!;
  const elsewhere = createNameIndex(platform.database, startedApart());
  await platform.database.tx(system, () =>
    db().delete(watchlistEntries).where(eq(watchlistEntries.versionId, list.versionId)),
  );
  await expect(elsewhere.withVersion(list, async () => 'searched')).rejects.toThrow(IndexLost);
  await use(fourth, { E0: 'Marisol Quenby' });
});

test('a staged version is searched as it will be once it is active, and is kept until it has not been used for ten minutes', async () => {
  let minutes = 0;
  const index = createNameIndex(platform.database, names, () => minutes * 60_000);
  const fifth = await addList('fifth');
  await use(fifth, { E0: 'Marisol Quenby' });
  const before = await index.active();
  const list = before.lists.find(({ key }) => key === 'fifth')!;
  await use(fifth, { E0: 'Marisol Quenby', E1: 'Otieno Barasa' });
  const { lists } = await createNameIndex(platform.database, startedApart()).active();
  const staged = lists.find(({ key }) => key === 'fifth')!;
  const ask = [{ name: 'Otieno Barasa', type: 'person' as const }];
  const found = await index.withVersion(staged, (searchable) => searchable.search(ask));
  expect(found[0]?.hits).toMatchObject([{ entryId: 'E1' }]);
  const searchKept = () => names.search(ask, [{ slot: staged.versionId, threshold: 0.74, limits: [1] }]);
  minutes = 9;
  expect(await searchKept()).toHaveLength(1);
  minutes = 11;
  await platform.database.tx(system, () =>
    db()
      .update(watchlistVersions)
      .set({ status: 'superseded' })
      .where(eq(watchlistVersions.id, staged.versionId)),
  );
  await index.active();
  await expect(searchKept()).rejects.toThrow(IndexLost);
  const [still] = await before.search([{ name: 'Marisol Quenby', type: 'person' }], { lists: [list] });
  expect(still?.hits).toMatchObject([{ entryId: 'E0' }]);
});

/** The same names, with builds that wait until they are let go. */
function held() {
  const waiting: (() => void)[] = [];
  const search: NameSearch = {
    ...names,
    build: async (slot) => {
      await new Promise<void>((go) => waiting.push(go));
      return names.build(slot);
    },
    isAlone: () => true,
  };
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { search, waiting, letGo };
}

test('whoever searches what is built does not wait for another version that is being built', async () => {
  const sixth = await addList('sixth');
  await use(sixth, { S1: 'Casimir Lunde' });
  const { search, waiting, letGo } = held();
  const index = createNameIndex(platform.database, search);
  const starting = index.active();
  const opening = setInterval(letGo, 10);
  const { lists } = await starting;
  clearInterval(opening);
  const list = lists.find(({ key }) => key === 'sixth')!;
  const staged = { ...list, versionId: await versionOf(sixth, { S1: 'Casimir Lunde', S2: 'Odile Ferrant' }) };
  let isBuilt = false;
  const staging = index.withVersion(staged, async () => {
    isBuilt = true;
    return 'staged';
  });
  await waitFor(async () => waiting.length > 0 || null, { what: 'the build to begin' });
  expect(await lookUp(index, 'Casimir Lunde')).toMatchObject([{ entryId: 'S1' }]);
  expect(isBuilt).toBe(false);
  letGo();
  expect(await staging).toBe('staged');
});

test('a run goes on with the versions it began with, and they are built once', async () => {
  const seventh = await addList('seventh');
  await use(seventh, { V1: 'Benedikta Rusk' });
  const index = createNameIndex(platform.database, names);
  const begun = await index.active();
  await use(seventh, { V2: 'Leopold Amsel' });
  acts = [];
  const ask = [{ name: 'Benedikta Rusk', type: 'person' as const }];
  for (let step = 0; step < 5; step++) {
    expect((await begun.search(ask))[0]?.hits).toMatchObject([{ entryId: 'V1' }]);
    expect(await lookUp(index, 'Benedikta Rusk')).toEqual([]);
  }
  expect(acts).toHaveLength(1);
});

test('whoever asks for one name has an answer long before somebody who asks for many', async () => {
  const search = startedApart();
  const other = { identifiers: [], countries: [], births: [] };
  search.place('slices', 1);
  await search.add(
    'slices',
    people.map((text, at) => ({
      id: `S${at}`,
      type: 'person',
      names: [{ text, kind: 'primary' }],
      ...other,
    })),
  );
  await search.build('slices');
  const slot = { slot: 'slices', threshold: 0.5 };
  const ask = (count: number) =>
    search.search(
      Array.from({ length: count }, (_, at) => ({ name: people[at % people.length]!, type: 'person' })),
      [{ ...slot, limits: Array(count).fill(5) }],
    );
  await ask(20);
  const answered: string[] = [];
  const many = ask(3000).then((found) => {
    answered.push('many');
    return found;
  });
  for (const count of [1, 1, 1]) answered.push(`${(await ask(count)).length}`);
  expect(await many).toHaveLength(3000);
  expect(answered).toEqual(['1', '1', '1', 'many']);
});

test('a large version has a thread of its own, in which it is found with the others', async () => {
  const search = startedApart();
  const person = (id: string, text: string) => ({
    ...{ id, type: 'person' as const, names: [{ text, kind: 'primary' as const }] },
    ...{ identifiers: [], countries: [], births: [] },
  });
  search.place('few', 1);
  await search.add('few', [person('F1', 'Casimir Lunde')]);
  await search.build('few');
  search.place('many', 20_000);
  expect([search.isAlone('few'), search.isAlone('many')]).toEqual([false, true]);
  const syllables = ['ka', 'lo', 'mir', 'ten', 'ru', 'vas', 'ol', 'bek', 'dun', 'si'];
  const word = (at: number) => [...String(at)].map((digit) => syllables[Number(digit)]).join('');
  await search.add('many', [
    person('M', 'Casimir Lunde'),
    ...Array.from({ length: 20_000 }, (_, at) => person(`M${at}`, `${word(at)} ${word(at * 7 + 13)}`)),
  ]);
  let built = false;
  const building = search.build('many').then(() => {
    built = true;
  });
  const ask = [{ name: 'Casimir Lunde', type: 'person' as const }];
  const one = { threshold: 0.8, limits: [5] };
  expect((await search.search(ask, [{ slot: 'few', ...one }]))[0]?.[0]?.hits).toMatchObject([
    { entryId: 'F1' },
  ]);
  expect(built).toBe(false);
  await building;
  const [both] = await search.search(ask, [
    { slot: 'many', ...one },
    { slot: 'few', ...one },
  ]);
  expect(both?.map(({ hits }) => hits.map(({ entryId }) => entryId))).toEqual([['M'], ['F1']]);
  const [alike] = await search.alike([person('', 'Casimir Lunde')], ['few', 'many'], { least: 0.9, most: 3 });
  expect(alike?.names[0]?.hits.map(({ slot, entryId }) => `${slot} ${entryId}`).sort()).toEqual([
    'few F1',
    'many M',
  ]);
  await search.drop('many');
  await expect(search.search(ask, [{ slot: 'many', ...one }])).rejects.toThrow(IndexLost);
});
