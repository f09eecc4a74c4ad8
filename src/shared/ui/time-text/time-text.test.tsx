import { fireEvent, render, screen } from '@testing-library/react';
import { TimeText } from './time-text.tsx';

const at = '2026-11-20T09:30:00.000Z';

test('the exact moment, in UTC too, is said on focus and on hover, and goes with Escape', () => {
  render(<TimeText at={at} form="time" />);
  const time = screen.getByText(/Nov 2026/);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focus(time);
  expect(screen.getByRole('tooltip').textContent).toContain('2026-11-20 09:30:00 UTC');
  expect(time.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.keyDown(time, { key: 'Escape' });
  expect(time.hasAttribute('aria-describedby')).toBe(false);
  fireEvent.pointerEnter(time);
  expect(time.hasAttribute('aria-describedby')).toBe(true);
});
