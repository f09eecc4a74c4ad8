import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { TrendHead } from './trend-head.tsx';

test('the title of the figures over time says over which months they go', () => {
  const months = ['2025-06', '2026-01', '2026-11'].map((month) => ({ month }));
  render(<TrendHead months={months as never} />, { wrapper: WithTexts });
  expect(screen.getByRole('heading').textContent).toBe('Over time Jun 2025 – Nov 2026');
});
