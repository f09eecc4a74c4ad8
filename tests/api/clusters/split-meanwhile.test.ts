import { openScreeningApp } from '../screening/screening-app.ts';
import { partyOf, useList } from './clustered.ts';

const karimov = (id: string) => `${id},Rustam Karimov,person,Abu Bakr Samarkandi,UZ,1960-03-12,QDi,sanctions`;
const path = 'POST /reports/v1.0/listedparties';

const app = await openScreeningApp();
const { admin } = app.cast;
const { database } = app.platform;
const { tx } = database;
const one = await useList(app, 'One', [karimov('A')]);
const two = await useList(app, 'Two', [karimov('B')]);
const three = await useList(app, 'Three', [karimov('C')]);
afterEach(() => Object.assign(database, { tx }));
afterAll(() => app.close());

/** Before this transaction of the firm's, another list brings an entry of the same party. */
function bringsBefore(turn: number, name: string, id: string) {
  let turns = 0;
  let brought: Promise<unknown> | undefined;
  database.tx = async (scope, ...given) => {
    if (scope.kind === 'firm' && !brought && ++turns === turn) {
      const { promise, resolve } = Promise.withResolvers<void>();
      brought = promise;
      await useList(app, name, [karimov(id)]);
      resolve();
    }
    return tx.call(database, scope, ...given) as never;
  };
}

const standing = async () => {
  const { party, splits } = await partyOf(app, one, 'A');
  return {
    party: party?.id ?? '',
    entries: party?.entries.map(({ entryId }) => entryId).sort(),
    linked: [...new Set(party?.links.flatMap(({ left, right }) => [left.entryId, right.entryId]))].sort(),
    split: splits[0]?.id ?? '',
  };
};

test('an entry that comes to a party while another one is split out of it stands in it with what ties it', async () => {
  const { party } = await standing();
  bringsBefore(1, 'Four', 'D');
  await admin.call(path, { action: 'split', party, watchlist: three, entry: 'C', reason: 'The father.' });
  expect(await standing()).toMatchObject({ entries: ['A', 'B', 'D'], linked: ['A', 'B', 'D'] });
  expect((await partyOf(app, three, 'C')).party).toBeNull();
});

test('so does one that comes while another one is joined back', async () => {
  const { split } = await standing();
  bringsBefore(2, 'Five', 'E');
  await admin.call(path, { action: 'join', split, reason: 'It is him.' });
  const all = ['A', 'B', 'C', 'D', 'E'];
  expect(await standing()).toMatchObject({ entries: all, linked: all });
});

test('where others change the party again and again, a split and a join say so, and that it can be tried again', async () => {
  const split = {
    action: 'split',
    party: (await standing()).party,
    watchlist: three,
    entry: 'C',
    reason: 'The father.',
  } as const;
  await admin.call(path, split);
  const join = { action: 'join', split: (await standing()).split, reason: 'It is him.' } as const;
  database.tx = async (scope, ...given) => {
    if (scope.kind === 'firm')
      await database.raw.executeSql(
        `update alike_entries set is_link = not is_link where 'A' in (entry_id, other_entry_id) and 'B' in (entry_id, other_entry_id)`,
      );
    return tx.call(database, scope, ...given) as never;
  };
  for (const wanted of [{ ...split, entry: 'B', watchlist: two }, join])
    expect(await admin.attempt(path, wanted)).toMatchObject({
      status: 503,
      body: { code: 'server.busy', Data: 'Someone else changed the same data. Try again.' },
    });
});
