import { openScreeningApp } from '../screening/screening-app.ts';
import { activateList, clustered, partyOf, useList } from './clustered.ts';

const karimov = (id: string, name = 'Rustam Karimov', born = '1960-03-12', country = 'UZ') =>
  `${id},${name},person,Abu Bakr Samarkandi,${country},${born},QDi,sanctions`;
const other = (id: string) => `${id},Brightwater Halcyon Shipping,organisation,,PA,,UKR,sanctions`;

const test = await openScreeningApp();
afterAll(() => test.close());

const idsOf = (party: { entries: { watchlist: string; entryId: string }[] } | null) =>
  party?.entries.map(({ watchlist, entryId }) => `${watchlist} ${entryId}`);

it('an active version puts entries of several lists into one party, with the reasons, and leaves others alone', async () => {
  const one = await useList(test, 'One', [karimov('A'), other('O')]);
  expect((await partyOf(test, one, 'A')).party).toBeNull();
  await useList(test, 'Two', [karimov('B', 'Рустам Каримов', '1960')]);
  const { party } = await partyOf(test, one, 'A');
  expect(idsOf(party)).toEqual(['One A', 'Two B']);
  const codes = party?.links.flatMap(({ reasons }) => reasons.map(({ code }) => code));
  expect(codes).toEqual(expect.arrayContaining(['name.alike', 'birth.same_year', 'country.same']));
  expect(party?.entries[1]).toMatchObject({
    births: ['1960'],
    countries: ['UZ'],
    programmes: ['QDi'],
    firstVersion: 1,
  });
  expect((await partyOf(test, one, 'O')).party).toBeNull();
});

it('a party keeps its id while most of its entries stay, and takes it up again when they come back', async () => {
  const one = await useList(test, 'One', [karimov('A')]);
  const id = (await partyOf(test, one, 'A')).party?.id;
  await useList(test, 'Three', [karimov('C')]);
  expect(idsOf((await partyOf(test, one, 'A')).party)).toEqual(['One A', 'Three C', 'Two B']);
  await useList(test, 'Two', [other('O')]);
  const { party } = await partyOf(test, one, 'A');
  expect([party?.id, idsOf(party)]).toEqual([id, ['One A', 'Three C']]);
  await useList(test, 'Three', [other('O')]);
  expect((await partyOf(test, one, 'A')).party).toBeNull();
  await useList(test, 'Three', [karimov('C')]);
  expect((await partyOf(test, one, 'A')).party?.id).toBe(id);
});

it('an entry that changes into somebody else leaves the party, and one that becomes the party joins it', async () => {
  await useList(test, 'One', [karimov('A')]);
  await useList(test, 'Three', [karimov('C')]);
  const two = await useList(test, 'Two', [karimov('B'), 'D,Vadim Orlov,person,,BY,1971-02-03,UKR,sanctions']);
  expect(idsOf((await partyOf(test, two, 'B')).party)).toEqual(['One A', 'Three C', 'Two B']);
  await useList(test, 'Two', ['B,Vadim Orlov,person,,BY,1971-02-03,UKR,sanctions', karimov('D')]);
  expect((await partyOf(test, two, 'B')).party).toBeNull();
  expect(idsOf((await partyOf(test, two, 'D')).party)).toEqual(['One A', 'Three C', 'Two D']);
});

it('versions that are activated one upon the other come to the same as one after the other, in either order', async () => {
  const rows = ['Rustam Karimov', 'Vadim Orlov', 'Aung Hlaing Myint', 'Thaddeus Okonjo Barasa'];
  const versions = rows.map((name, at) => karimov(`E${at}`, name, `19${60 + at}-03-12`));
  const grouped = async (names: string[]) => {
    const lists = [];
    for (const name of names) lists.push(await activateList(test, name, versions));
    await clustered(test);
    const parties = await Promise.all(lists.map(async (list) => (await partyOf(test, list, 'E1')).party));
    return parties.map((party) => party?.entries.map(({ entryId }) => entryId));
  };
  expect(await grouped(['Five', 'Six', 'Seven'])).toEqual(Array(3).fill(['E1', 'E1', 'E1']));
  for (const name of ['Five', 'Six', 'Seven']) await useList(test, name, [other('O')]);
  expect(await grouped(['Seven', 'Six', 'Five'])).toEqual(Array(3).fill(['E1', 'E1', 'E1']));
});
