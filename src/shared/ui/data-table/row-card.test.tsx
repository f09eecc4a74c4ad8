import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { RowCard } from './row-card.tsx';

test('a name of another direction stands at the start of its card, where the other facts stand', () => {
  render(<RowCard title="شركة واحة السراب للتجارة" />);
  const name = screen.getByText('شركة واحة السراب للتجارة');
  expect(name.tagName).toBe('BDI');
  expect(name.closest('[dir]')).toBeNull();
});
