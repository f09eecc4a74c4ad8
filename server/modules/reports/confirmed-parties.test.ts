import { confirmedParties } from './confirmed-parties.ts';

const matchOf = (id: string, watchlist: string, disposition: string) => ({
  ...{ id, watchlist, disposition, matchedName: { text: 'Karimov', kind: 'aka' } },
  entry: { id: `entry ${id}`, names: [{ text: `Rustam Karimov ${id}`, kind: 'primary' }] },
});
const entryOf = (ids: string[], firstSeen: string | null = null) => ({ matches: ids, firstSeen });
const confirmed = (matches: object[], parties: object[][]) =>
  confirmedParties({
    matches,
    matchedParties: parties.map((entries, at) => ({ id: `party ${at}`, entries })),
  } as never);

test('a confirmed party is named once, with each list on which it was confirmed, and since when it stands there', () => {
  const matches = [
    matchOf('1', 'UN', 'true_match'),
    matchOf('2', 'EU', 'true_match'),
    matchOf('3', 'EU', 'true_match'),
  ];
  const since = '2026-03-12T00:00:00.000Z';
  expect(confirmed(matches, [[entryOf(['1'], since), entryOf(['2', '3'])]])).toEqual([
    {
      name: 'Rustam Karimov 1',
      lists: [
        { watchlist: 'UN', listedName: 'Rustam Karimov 1', since },
        { watchlist: 'EU', listedName: 'Rustam Karimov 2', since: null },
      ],
    },
  ]);
});

test('no list is named on which a person decided otherwise or nobody decided, nor one that had no match', () => {
  const matches = [
    matchOf('1', 'UN', 'true_match'),
    matchOf('2', 'EU', 'false_positive'),
    matchOf('3', 'UK', 'possible'),
  ];
  const [party] = confirmed(matches, [[entryOf(['1']), entryOf(['2']), entryOf(['3']), entryOf([])]]);
  expect(party?.lists.map(({ watchlist }) => watchlist)).toEqual(['UN']);
  expect(confirmed(matches.slice(1), [[entryOf(['2']), entryOf(['3'])]])).toEqual([]);
});

test('confirmed entries that are not one party are two', () => {
  const matches = [matchOf('1', 'UN', 'true_match'), matchOf('2', 'EU', 'true_match')];
  expect(confirmed(matches, []).map(({ name }) => name)).toEqual(['Rustam Karimov 1', 'Rustam Karimov 2']);
});
