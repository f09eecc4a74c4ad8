import { auditEvents } from '../../../server/modules/audit/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { partyOf, useList } from './clustered.ts';

const karimov = (id: string) => `${id},Rustam Karimov,person,Abu Bakr Samarkandi,UZ,1960-03-12,QDi,sanctions`;
const unknown = '7c9e6679-7425-40de-944b-e07fc1f90a0a';

const test = await openScreeningApp();
const lists = {
  one: await useList(test, 'One', [karimov('A')]),
  two: await useList(test, 'Two', [karimov('B')]),
  three: await useList(test, 'Three', [karimov('C')]),
};
afterAll(() => test.close());

const standing = async () => {
  const { party, splits } = await partyOf(test, lists.one, 'A');
  return { id: party?.id ?? '', splits, ids: party?.entries.map(({ entryId }) => entryId) ?? [] };
};
const split = (over: object = {}, who = test.cast.admin) =>
  standing().then(({ id }) =>
    who.attempt('POST /reports/v1.0/listedparties', {
      ...{ action: 'split', party: id, watchlist: lists.three, entry: 'C', reason: 'The father.' },
      ...over,
    } as never),
  );

it('an entry that was split out stands apart over later versions, with who, when and why, and keeps its match and decision', async () => {
  const request = await screenedRequest(test, { legalName: 'Rustam Karimov', entityType: 'individual' });
  const before = await workOf(test.cast.drafter, request);
  const [{ id }, done] = [await standing(), await split()];
  expect(done.status).toBe(200);
  expect(await standing()).toMatchObject({
    id,
    ids: ['A', 'B'],
    splits: [
      {
        entry: { watchlist: 'Three', entryId: 'C' },
        apartFrom: expect.arrayContaining([{ watchlist: 'One', entryId: 'A' }]),
        reason: 'The father.',
        by: 'Ada Admin',
      },
    ],
  });
  const after = await workOf(test.cast.drafter, request);
  expect(after.matches).toEqual(before.matches);
  expect(after.matchedParties[0]?.entries.map(({ entryId }) => entryId)).toEqual(['A', 'B']);
  expect(after.partySplits).toHaveLength(1);
  await useList(test, 'Three', [`${karimov('C')},`, 'D,Vadim Orlov,person,,BY,1971,UKR,sanctions']);
  await useList(test, 'One', [karimov('A'), 'D,Vadim Orlov,person,,BY,1971,UKR,sanctions']);
  expect((await standing()).ids).toEqual(['A', 'B']);
  expect((await partyOf(test, lists.three, 'C')).party).toBeNull();
});

it('an entry that was joined back stands in the same party again, and both acts are in the trail', async () => {
  const { id, splits } = await standing();
  const join = { action: 'join' as const, split: splits[0]?.id ?? '', reason: 'It is him after all.' };
  await test.cast.admin.call('POST /reports/v1.0/listedparties', join);
  expect(await standing()).toMatchObject({ id, ids: ['A', 'C', 'B'], splits: [] });
  expect((await test.cast.admin.attempt('POST /reports/v1.0/listedparties', join)).status).toBe(404);
  const { Data } = await test.cast.admin.call('GET /reports/v1.0/audittrails', { sort: '-seq' });
  const told = Data.filter(({ type }) => type.startsWith('cluster.'));
  expect(told.map(({ type, actorName }) => `${actorName} ${type}`)).toEqual([
    'Ada Admin cluster.joined',
    'Ada Admin cluster.split',
  ]);
  const events = await test.platform.database.tx({ kind: 'identity' }, () => db().select().from(auditEvents));
  const joined = events.find(({ type }) => type === 'cluster.joined');
  expect(JSON.stringify(joined?.personal)).toContain('It is him after all.');
});

it('a party of two that was split ends, and is the same party when they are joined back', async () => {
  const { id } = await standing();
  const first = await split();
  const second = await split({ watchlist: lists.two, entry: 'B' });
  expect([first.status, second.status]).toEqual([200, 200]);
  const { splits, ids } = await standing();
  expect(ids).toEqual([]);
  for (const one of splits)
    await test.cast.admin.call('POST /reports/v1.0/listedparties', {
      action: 'join',
      split: one.id,
      reason: 'Joined back.',
    });
  expect((await standing()).id).toBe(id);
});

it('an entry of another party, a party that is not there and a reason without a word are refused and change nothing', async () => {
  const before = await standing();
  const statuses = [
    await split({ entry: 'D' }),
    await split({ party: unknown }),
    await split({ reason: ' \n ' }),
    await split({ reason: 'a\u0000b' }),
    await split({ entry: "C' or true --" }),
    await split({}, test.cast.drafter),
    await split({}, test.cast.client),
  ].map(({ status }) => status);
  expect(statuses).toEqual([409, 404, 400, 400, 409, 403, 403]);
  expect(await standing()).toEqual(before);
  const seen = await test.cast.client.attempt('GET /reports/v1.0/listedparties', {
    watchlist: lists.one,
    entry: 'A',
  });
  expect(seen.status).toBe(403);
});
