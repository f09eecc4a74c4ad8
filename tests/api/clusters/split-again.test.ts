import { openScreeningApp } from '../screening/screening-app.ts';
import { partyOf, useList } from './clustered.ts';

const karimov = (id: string) => `${id},Rustam Karimov,person,Abu Bakr Samarkandi,UZ,1960-03-12,QDi,sanctions`;
const orlov = (id: string) => `${id},Vadim Orlov,person,,BY,1971,UKR,sanctions`;
const path = 'POST /reports/v1.0/listedparties';

const test1 = await openScreeningApp();
const { admin } = test1.cast;
const one = await useList(test1, 'One', [karimov('A'), orlov('D')]);
const two = await useList(test1, 'Two', [karimov('B'), orlov('E')]);
afterAll(() => test1.close());

const splitB = async (reason: string) => {
  const { party } = await partyOf(test1, two, 'B');
  return admin.attempt(path, { action: 'split', party: party?.id ?? '', watchlist: two, entry: 'B', reason });
};
const entriesWithB = async () =>
  (await partyOf(test1, two, 'B')).party?.entries.map(({ entryId }) => entryId) ?? [];

test('an entry that was split out of a party is split out of those that came to it since, and stays apart from all', async () => {
  expect((await splitB('The father.')).status).toBe(200);
  await useList(test1, 'One', [orlov('D')]);
  const three = await useList(test1, 'Three', [karimov('C')]);
  expect(await entriesWithB()).toEqual(['C', 'B']);
  expect((await splitB('The father again.')).status).toBe(200);
  expect(await entriesWithB()).toEqual([]);
  await useList(test1, 'One', [karimov('A'), orlov('D')]);
  expect(await entriesWithB()).toEqual([]);
  expect((await partyOf(test1, one, 'A')).party?.entries.map(({ entryId }) => entryId)).toEqual(['A', 'C']);
  const { splits } = await partyOf(test1, two, 'B');
  const apart = splits.flatMap(({ apartFrom }) => apartFrom.map(({ entryId }) => entryId));
  expect(apart.sort()).toEqual(['A', 'C']);
  for (const { id } of splits) await admin.call(path, { action: 'join', split: id, reason: 'It is him.' });
  expect((await entriesWithB()).sort()).toEqual(['A', 'B', 'C']);
  expect(three).not.toBe('');
});

test('a split names the list of an entry that has left it', async () => {
  expect((await splitB('The father.')).status).toBe(200);
  await useList(test1, 'Two', [orlov('E')]);
  const { splits } = await partyOf(test1, one, 'A');
  expect(splits).toMatchObject([{ entry: { watchlist: 'Two', entryId: 'B' } }]);
});
