// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { firmTabs } from '../desk/tabs.tsx';
import { noEdits } from '../edits/edits.ts';
import { useTexts } from '../texts/index.ts';
import { MatchTools } from './match-tools.tsx';
import { useMatchFilter } from './use-match-filter.ts';

type Desk = import('../desk/desk.ts').Desk;

const match = (id: string, disposition = 'unspecified') => ({
  ...{ id, disposition, needsSecondPerson: false, subject: { name: id }, matchedName: { text: id } },
  ...{
    entry: { names: [{ text: id }], identifiers: [], births: [], countries: [] },
    watchlist: 'List',
    similarity: 0.9,
  },
});
const matches = [match('a'), match('b'), match('c', 'true_match')];
const working = {
  ...{ matches, matchedParties: [], partySplits: [], findings: [] },
  review: { returned: null, comments: [] },
};
const deskOf = (dispositions: object) =>
  ({
    ...{ working, may: {}, messages: [], reports: [], request: { files: [] } },
    edits: { ...noEdits, dispositions },
  }) as unknown as Desk;
const edit = (disposition: string) => ({ disposition, reasonCode: '', comment: '' });

function Counts({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { filter, counts, shown } = useMatchFilter(desk);
  const tab = firmTabs(desk, t).find(({ key }) => key === 'matches');
  return (
    <>
      <h2>{tab?.label}</h2>
      <MatchTools
        {...{ filter, counts }}
        onFilter={() => {}}
        onSelectAll={undefined}
        onDecideAlike={undefined}
      />
      <output>{shown.length}</output>
    </>
  );
}

test.each([
  ['nothing is decided', {}, 'Matches 2 open', 'Open 2', 2],
  ['one is decided and not saved', { a: edit('true_match') }, 'Matches 1 open', 'Open 1, not saved 1', 2],
  [
    'all are decided and not saved',
    { a: edit('possible'), b: edit('false_positive') },
    'Matches',
    'Open 0, not saved 2',
    2,
  ],
  ['a decision is taken back and not saved', { c: edit('unspecified') }, 'Matches 3 open', 'Open 3', 3],
])('when %s, the tab, the filter and the list count the same', (_, edits, tab, filter, rows) => {
  render(<Counts desk={deskOf(edits)} />, { wrapper: WithTexts });
  expect(screen.getByRole('heading').textContent?.trim()).toBe(tab);
  expect(screen.getByText(filter, { exact: true })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(String(rows));
});
