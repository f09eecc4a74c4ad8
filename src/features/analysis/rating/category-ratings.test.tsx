import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { CategoryRatings } from './category-ratings.tsx';

test('a risk that was not ordered is marked across both columns, and a rated one shows what its rating rests on', () => {
  const rated = { category: 'sanctions', band: 'high', score: 100, basis: 'floor', inScope: true } as const;
  const left = { category: 'legal', band: 'low', score: 0, basis: 'nothing', inScope: false } as const;
  render(<CategoryRatings categories={[rated, left]} isSealed />, { wrapper: WithTexts });
  const widths = screen
    .getAllByRole<HTMLTableCellElement>('cell')
    .map(({ textContent, colSpan }) => [textContent, colSpan]);
  expect(widths).toEqual([
    ['▲High', 1],
    ['Minimum rating', 1],
    ['Not ordered', 2],
  ]);
});

test('that nothing was found is said only of a risk that a person searched', () => {
  const without = { band: 'low', score: 0, basis: 'nothing', inScope: true } as const;
  const categories = [
    { ...without, category: 'sanctions', outcome: 'written' },
    { ...without, category: 'pep', outcome: 'nothing_found' },
    { ...without, category: 'legal', outcome: 'not_assessed', reason: 'The registers are closed.' },
    { ...without, category: 'financial', outcome: 'found' },
    { ...without, category: 'regulatory', outcome: 'not_ordered' },
    { ...without, category: 'bribery_corruption' },
  ] as const;
  const said = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  const { rerender } = render(<CategoryRatings categories={[...categories]} isSealed />, {
    wrapper: WithTexts,
  });
  const expected = [
    'Nothing found in the sources searched',
    'Nothing found in the sources searched',
    'Not assessed: The registers are closed.',
    'Findings without effect on the score',
    'Not ordered',
  ];
  expect(said()).toEqual([...expected, 'No finding recorded']);
  rerender(<CategoryRatings categories={[...categories]} isSealed={false} />);
  expect(said()).toEqual([...expected, 'Not assessed yet']);
});
