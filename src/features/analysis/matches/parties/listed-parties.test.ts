import type { Match } from '../../analysis.ts';
import { listedParties, partiesWith } from './listed-parties.ts';

let made = 0;
type Facts = Partial<Omit<Match['entry'], 'names'>> & {
  names?: string[];
  similarity?: number;
  list?: string;
};

function matchOf({ names = ['Rustam Karimov'], similarity = 0.9, list = 'UN', ...entry }: Facts): Match {
  made += 1;
  return {
    id: `m${made}`,
    watchlist: list,
    similarity,
    matchedName: { text: names[0], kind: 'name' },
    entry: {
      id: `e${made}`,
      type: 'person',
      names: names.map((text) => ({ text, kind: 'name' })),
      births: [],
      countries: [],
      identifiers: [],
      ...entry,
    },
  } as unknown as Match;
}
const groups = (...matches: Match[]) =>
  listedParties(matches).map((party) => party.matches.map(({ id }) => id));

test('two names of one record in two scripts are one party', () => {
  const [latin, arabic] = [matchOf({ id: 'F-007' }), matchOf({ id: 'F-007', similarity: 0.95 })];
  expect(groups(latin, arabic)).toEqual([[arabic.id, latin.id]]);
});

test('records of two lists that share a name in any script are one party', () => {
  const un = matchOf({ names: ['Rustam Karimov', 'Рустам Каримов'] });
  const own = matchOf({ names: ['КАРИМОВ, Рустам'], list: 'Own list', similarity: 0.8 });
  expect(groups(un, own)).toEqual([[un.id, own.id]]);
  expect(listedParties([un, own])[0]).toMatchObject({
    name: 'Rustam Karimov',
    watchlists: ['UN', 'Own list'],
  });
});

test('records that share an identifier are one party, however it is punctuated', () => {
  const one = matchOf({ names: ['Vane Trading'], identifiers: [{ value: 'AB-123 456' }] });
  const other = matchOf({ names: ['Vejn Treding'], identifiers: [{ value: 'ab123456' }], list: 'EU' });
  expect(groups(one, other)).toHaveLength(1);
});

test('namesakes stay apart where their birth dates, countries or types differ', () => {
  const born = (births: string[], more: Facts = {}) => matchOf({ births, list: `L${births}`, ...more });
  expect(groups(born(['1960']), born(['1971']))).toHaveLength(2);
  expect(groups(matchOf({ countries: ['UZ'] }), matchOf({ countries: ['IN'], list: 'EU' }))).toHaveLength(2);
  expect(groups(matchOf({}), matchOf({ type: 'organisation', list: 'EU' }))).toHaveLength(2);
  expect(groups(born(['1960']), born([], { list: 'EU' }))).toHaveLength(1);
  expect(groups(born(['1960-03-01']), born(['circa 1960'], { list: 'EU' }))).toHaveLength(1);
});

test('a record between two joins them, and the closest match names the party', () => {
  const a = matchOf({ names: ['Alpha Shipping'], list: 'A', similarity: 0.7 });
  const b = matchOf({ names: ['Beta Shipping'], list: 'B', similarity: 0.99 });
  const both = matchOf({ names: ['Alpha Shipping', 'Beta Shipping'], list: 'C', similarity: 0.6 });
  expect(groups(a, b, both)).toEqual([[b.id, a.id, both.id]]);
});

test('records that the server found to be about one party are one, whatever their names', () => {
  const [one, other, third] = [
    matchOf({ names: ['Rustam Karimov'] }),
    matchOf({ names: ['Karimoff, R. A.'], list: 'EU', similarity: 0.8 }),
    matchOf({ names: ['Vadim Orlov'], list: 'UK', similarity: 0.7 }),
  ];
  const entries = [one, other].map(({ id, watchlist, entry }) => {
    const ref = { watchlist, watchlistId: watchlist, entryId: entry.id, listVersion: 1 };
    return { ...entry, ...ref, matches: [id], firstSeen: null, firstVersion: null };
  });
  const parties = listedParties([one, other, third], [{ id: 'party', entries, links: [] }]);
  expect(parties.map((party) => party.matches.map(({ id }) => id))).toEqual([[one.id, other.id], [third.id]]);
});

test('records of one name that an administrator has split stand apart, also where another is like both', () => {
  const [one, other, third] = ['UN', 'EU', 'UK'].map((list, at) =>
    matchOf({ names: ['Rustam Karimov'], list, similarity: 0.9 - at / 10 }),
  ) as [Match, Match, Match];
  const refOf = ({ watchlist, entry }: Match) => ({ watchlist, entryId: entry.id });
  const split = {
    ...{ id: 'split', reason: 'The father.', by: 'Ada Admin', at: '2026-03-12T00:00:00.000Z' },
    ...{ entry: refOf(other), apartFrom: [refOf(one), refOf(third)] },
  };
  const parties = listedParties([one, other, third], [], [split]);
  expect(parties.map((party) => party.matches.map(({ id }) => id))).toEqual([[one.id, third.id], [other.id]]);
});

test('a party keeps its name and its place where only some of its matches are shown, and goes with the last', () => {
  const [first, second] = [matchOf({ id: 'F-007', similarity: 0.95 }), matchOf({ id: 'F-007' })];
  const other = matchOf({ names: ['Anwar Qadiri'], similarity: 0.92 });
  const all = listedParties([first, second, other]);
  const shown = partiesWith([second, other], all);
  expect(shown.map(({ matches }) => matches)).toEqual([[second], [other]]);
  expect(shown[0]?.key).toBe(all[0]?.key);
  expect(partiesWith([other], all)).toHaveLength(1);
});

test('each name is prepared once, not for every other match', () => {
  const matches = Array.from({ length: 100 }, (_, n) => matchOf({ names: [`Namesake ${n}`] }));
  const prepared = jest.spyOn(String.prototype, 'normalize');
  listedParties(matches);
  const times = prepared.mock.calls.length;
  prepared.mockRestore();
  expect(times).toBeLessThanOrEqual(100);
});
