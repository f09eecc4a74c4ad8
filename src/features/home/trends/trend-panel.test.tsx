import { fireEvent, render, screen, within } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { TrendPanel } from './trend-panel.tsx';

const rows = [
  { name: 'Oct 2026', raised: 4, averageDays: 2.5 },
  { name: 'Nov 2026', raised: 0, averageDays: null },
];

test('every chart is a table too, with a heading for each row and a sign for what is not known', () => {
  render(
    <TrendPanel
      title="Turnaround"
      name="turnaround"
      columns={[
        ['name', 'Month'],
        ['raised', 'Submitted'],
        ['averageDays', 'Average days'],
      ]}
      rows={rows}
      chart={<p>the picture</p>}
    />,
    { wrapper: WithTexts },
  );
  expect(screen.getByText('the picture')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByText('Table'));
  expect(screen.queryByText('the picture')).toBeNull();
  const row = screen.getByRole('row', { name: /Nov 2026/ });
  expect(within(row).getByRole('rowheader')).toHaveProperty('textContent', 'Nov 2026');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['0', '–']);
  expect(screen.getByRole('button', { name: 'Download Turnaround as CSV' })).toBeTruthy();
});
