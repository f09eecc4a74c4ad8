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

test('open matches say what the rating becomes, in place of a band that nobody has decided', () => {
  render(
    <RiskChip band="low" provisional score={17.8} outlook={{ ifConfirmed: 'high', ifCleared: 'low' }} />,
  );
  expect(screen.getByText('High if confirmed, Low if not')).toBeTruthy();
  expect(screen.queryByText('17.8')).toBeNull();
});

test('open matches that change nothing leave the rating as it is', () => {
  render(<RiskChip band="high" provisional outlook={{ ifConfirmed: 'high', ifCleared: 'high' }} />);
  expect(screen.getByText('High').textContent).toBe('▲Highprovisional');
});

test('a minimum rating is shown inside the number, with its reason', () => {
  render(<RiskChip band="high" score={35} basis="sanctions_match" />);
  expect(screen.getByText('35.0 → High: confirmed sanctions match')).toBeTruthy();
});
