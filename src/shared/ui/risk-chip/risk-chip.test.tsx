import { render, screen } from '@testing-library/react';
import { RiskChip } from './risk-chip.tsx';

test.each([
  ['high', '▲', 'High'],
  ['medium', '◆', 'Medium'],
  ['low', '●', 'Low'],
] as const)('%s risk is said by shape and word, not by colour alone', (band, shape, word) => {
  render(<RiskChip band={band} />);
  expect(screen.getByText(word).textContent).toBe(`${shape}${word}`);
});

test('what was not rated says so', () => {
  render(<RiskChip band={null} />);
  expect(screen.getByText('Not rated').textContent).toBe('○Not rated');
});

test('a provisional rating says that it is', () => {
  render(<RiskChip band="high" provisional score={71.25} />);
  expect(screen.getByText('High').textContent).toBe('▲High71.3provisional');
});
