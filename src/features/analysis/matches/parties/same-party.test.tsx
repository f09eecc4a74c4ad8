import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { WithTexts } from '../../../../../tests/browser/with-texts.tsx';
import type { Match, MatchedParty, PartySplit, Working } from '../../analysis.ts';
import type { DispositionEdit } from '../../edits/edits.ts';
import { SameParty } from './same-party.tsx';

const matchOf = (id: string, watchlist: string, births: string[], programmes: string[]) =>
  ({
    id,
    watchlist,
    disposition: 'unspecified',
    corroboration: [],
    entry: {
      ...{ id: `entry ${id}`, type: 'person', births, programmes, countries: ['UZ'] },
      names: [{ text: `Rustam Karimov ${id}`, kind: 'primary' }],
    },
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
  id: 'party',
  entries: matches.map((match, at) => ({
    ...refOf(match),
    ...{ ...match.entry, watchlistId: match.watchlist, listVersion: 1 },
    matches: [match.id],
    firstSeen: at === 0 ? '2026-03-12T00:00:00.000Z' : null,
    firstVersion: at === 0 ? 3 : null,
  })),
  links: [linkOf(matches[0]!, matches[1]!, 9), linkOf(matches[1]!, matches[2]!, 7)],
};

const reasons = [
  { code: 'other', label: 'Somebody else', active: true, dispositions: ['false_positive'] },
] as unknown as Working['reasons'];

type Shown = Partial<Parameters<typeof SameParty>[0]>;
function show(onSelect?: (ids: string[], on: boolean) => void, over: Shown = {}) {
  const onOpen = jest.fn();
  render(
    <WithTexts>
      <SameParty
        {...{ match: matches[0]!, party, splits: [], matches, reasons, onOpen, onSelect }}
        {...over}
      />
    </WithTexts>,
  );
  return onOpen;
}
const withDecisions = (...decisions: (Match['disposition'] | null)[]) =>
  matches.map((match, at) => {
    const disposition = decisions[at];
    return disposition ? { ...match, disposition, reasonCode: 'other', comment: 'Born elsewhere.' } : match;
  });

test('each list of a party has a row with its name, birth dates, programmes and since when it has the entry', () => {
  show();
  const [, un, eu, uk] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(un).toMatch(
    /UN list.*This entry.*First seen .*version 3.*Rustam Karimov m1.*1960-03-12.*Uzbekistan.*QDi/,
  );
  expect(eu).toMatch(/EU list.*Rustam Karimov m2.*1960.*TAQA/);
  expect(eu).not.toContain('First seen');
  expect(uk).toContain('UK list');
});

test('birth dates and programmes have no column where no list gives any', () => {
  const titles = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  show();
  expect(titles()).toEqual(expect.arrayContaining(['Born', 'Programmes']));
  cleanup();
  const entries = party.entries.map((entry) => ({ ...entry, births: [], programmes: [] }));
  show(undefined, { party: { ...party, entries } });
  expect(titles()).toEqual(expect.arrayContaining(['List', 'Names', 'Countries']));
  expect(titles()).not.toEqual(expect.arrayContaining(['Born']));
  expect(titles()).not.toEqual(expect.arrayContaining(['Programmes']));
});

test('why the entry counts as one with another is told point by point, of its own links only', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
    'Why UN list and EU list count as one party',
  ]);
  const reasons = within(screen.getAllByRole('list').at(-1)!)
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

test('what was decided of the party on another list is offered for an undecided match, and taken only when asked', () => {
  const onDecide = jest.fn<void, [DispositionEdit]>();
  show(undefined, { matches: withDecisions(null, 'false_positive'), onDecide });
  expect(screen.getByText(/The same party on .*EU list/)).toBeTruthy();
  expect(onDecide).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Apply the same decision' }));
  expect(onDecide).toHaveBeenCalledWith({
    ...{ disposition: 'false_positive', reasonCode: 'other', comment: 'Born elsewhere.' },
  });
});

test('nothing is offered where the other lists were decided differently, or to who does not decide', () => {
  show(undefined, { matches: withDecisions(null, 'false_positive', 'true_match'), onDecide: jest.fn() });
  show(undefined, { matches: withDecisions(null, 'false_positive') });
  expect(screen.queryByRole('button', { name: 'Apply the same decision' })).toBeNull();
});

test('who kept an entry apart, when and why is told beside it, also where no party is left', () => {
  const split: PartySplit = {
    id: 'split',
    entry: refOf(matches[0]!),
    apartFrom: [refOf(matches[1]!)],
    ...{ reason: 'The father.', by: 'Ada Admin', at: '2026-03-12T00:00:00.000Z' },
  };
  show(undefined, { party: undefined, splits: [split] });
  const [told] = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(told).toMatch(/entry m1.*UN list.*entry m2.*EU list.*Ada Admin.*The father\./);
});
