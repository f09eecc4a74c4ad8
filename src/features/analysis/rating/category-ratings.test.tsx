import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { CategoryRatings } from './category-ratings.tsx';

test('a category out of scope is marked across both columns, and a rated one shows what its rating rests on', () => {
  const rated = { category: 'sanctions', band: 'high', score: 100, basis: 'floor', inScope: true } as const;
  const left = { category: 'legal', band: 'low', score: 0, basis: 'nothing', inScope: false } as const;
  render(<CategoryRatings categories={[rated, left]} />, { wrapper: WithTexts });
  const widths = screen
    .getAllByRole<HTMLTableCellElement>('cell')
    .map(({ textContent, colSpan }) => [textContent, colSpan]);
  expect(widths).toEqual([
    ['▲High', 1],
    ['Minimum rating', 1],
    ['Not in scope', 2],
  ]);
});
