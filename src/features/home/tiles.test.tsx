import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { Tiles } from './tiles.tsx';

const month = (name: string, open: number, inTime = 0) => ({
  ...{ month: name, raised: 0, high: 0, medium: 0, low: 0 },
  ...{ inTime, late: 0, averageDays: null, open },
});
const tiles = [
  { key: 'open', label: 'Open', value: 12 },
  { key: 'overdue', label: 'Overdue', value: 2 },
  { key: 'released', label: 'Released, last 30 days', value: 5, delta: -1 },
];
const lines = (container: HTMLElement) => container.querySelectorAll('polyline');

test('tiles with a past show it as a line, and open requests how many more there are than at the end of last month', () => {
  const { container } = render(
    <Tiles
      tiles={tiles}
      months={[month('2026-09', 4, 3), month('2026-10', 9, 6), month('2026-11', 12, 5)]}
    />,
    { wrapper: WithTexts },
  );
  expect(screen.getByText('+3 since the end of Oct 2026')).toBeTruthy();
  expect(screen.getByText('−1 vs previous 30 days')).toBeTruthy();
  expect([...lines(container)].map((line) => line.getAttribute('points')?.split(' ').length)).toEqual([3, 3]);
});

test('tiles without a past, and those whose months are not loaded, show their figure alone', () => {
  const { container } = render(<Tiles tiles={tiles} />, { wrapper: WithTexts });
  expect(screen.getByText('12')).toBeTruthy();
  expect(lines(container)).toHaveLength(0);
  expect(screen.queryByText(/since the end of/)).toBeNull();
});
