import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { DayRange } from './day-range.tsx';

test('the days that are chosen are on the button, which keeps its name', () => {
  render(<DayRange label="Days in Asia/Kolkata" from="2026-11-02" to="" onChange={jest.fn()} />);
  screen.getByRole('button', { name: 'Days in Asia/Kolkata: 02 Nov 2026 → …' });
  screen.getByText('02 Nov 2026 → …');
});
