import { fireEvent, render, screen, within } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import type { Match, MatchedParty } from '../analysis.ts';
import { SameParty } from './same-party.tsx';

const matchOf = (id: string, watchlist: string, births: string[], programmes: string[]) =>
  ({
    id,
    watchlist,
    entry: { id: `entry ${id}`, names: [{ text: `Rustam Karimov ${id}` }], births, programmes },
  }) as unknown as Match;

const matches = [
  matchOf('m1', 'UN list', ['1960-03-12'], ['QDi']),
  matchOf('m2', 'EU list', ['1960'], ['TAQA']),
  matchOf('m3', 'UK list', ['1960'], ['ISIL']),
];
const refOf = ({ watchlist, entry }: Match) => ({ watchlist, entryId: entry.id });
const linkOf = (left: Match, right: Match, points: number): MatchedParty['links'][number] => ({
  left: refOf(left),
  right: refOf(right),
  points,
  reasons: [
    { code: 'birth.same_year', values: { ours: '1960-03-12', theirs: '1960' }, points: 2 },
    { code: 'country.different', values: { ours: 'UZ', theirs: 'IN, PK' }, points: -2 },
  ],
});
const party: MatchedParty = {
  entries: matches.map((match, at) => ({
    ...refOf(match),
    matches: [match.id],
    firstSeen: at === 0 ? '2026-03-12T00:00:00.000Z' : null,
    firstVersion: at === 0 ? 3 : null,
  })),
  links: [linkOf(matches[0]!, matches[1]!, 9), linkOf(matches[1]!, matches[2]!, 7)],
};

function show(onSelect?: (ids: string[], on: boolean) => void, onOpen = jest.fn()) {
  render(
    <WithTexts>
      <SameParty match={matches[0]!} party={party} matches={matches} onOpen={onOpen} onSelect={onSelect} />
    </WithTexts>,
  );
  return onOpen;
}

test('each list of a party has a row with its name, birth dates, programmes and since when it has the entry', () => {
  show();
  const [, un, eu, uk] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(un).toMatch(/UN list.*This entry.*Rustam Karimov m1.*1960-03-12.*QDi.*version 3/);
  expect(eu).toMatch(/EU list.*Rustam Karimov m2.*1960.*TAQA.*–/);
  expect(uk).toContain('UK list');
});

test('why the entry counts as one with another is told point by point, of its own links only', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
    'Why UN list and EU list count as one party',
  ]);
  const reasons = within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replace(/[\u2068\u2069]/g, ''));
  expect(reasons).toEqual([
    '+2 Same year of birth or founding: 1960-03-12 and 1960',
    '−2 Different countries: Uzbekistan and India, Pakistan',
  ]);
});

test('the match of another list is opened from its row', () => {
  const onOpen = show();
  fireEvent.click(screen.getByRole('button', { name: 'EU list' }));
  expect(onOpen).toHaveBeenCalledWith('m2');
});

test('all matches of the party are selected only by who may decide, and only when asked', () => {
  show();
  expect(screen.queryByRole('button', { name: /Select/ })).toBeNull();
  const onSelect = jest.fn();
  show(onSelect);
  expect(onSelect).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Select its 3 matches' }));
  expect(onSelect).toHaveBeenCalledWith(['m1', 'm2', 'm3'], true);
});
