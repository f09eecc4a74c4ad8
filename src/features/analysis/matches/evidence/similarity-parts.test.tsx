import { render, screen } from '@testing-library/react';
import { SimilarityParts } from './similarity-parts.tsx';

test('every part is said with its sign, and the sum comes last', () => {
  render(
    <SimilarityParts
      similarity={0.75}
      parts={[
        { label: 'Words that agree', kind: 'agreement', value: 0.92 },
        { label: 'Words on one side only', kind: 'omission', value: -0.17 },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Words that agree+92.0 %',
    'Words on one side only−17.0 %',
    'Similarity75.0 %',
  ]);
});

test('a sign stands before its number in every language', () => {
  const parts = [{ label: 'Words that agree', kind: 'agreement', value: 0.92 }] as const;
  render(<SimilarityParts similarity={0.92} parts={parts} />);
  expect(screen.getAllByText(/92\.0 %$/).map(({ dir }) => dir)).toEqual(['ltr', 'ltr']);
});
