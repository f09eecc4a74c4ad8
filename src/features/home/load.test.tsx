import { render, screen } from '@testing-library/react';
import { withRouter } from '../../../tests/browser/with-router.tsx';
import { Load } from './load.tsx';

test('the open work of a drafter leads to the open requests that it counts, not to finished ones', () => {
  const row = { drafterId: 'd', name: 'Asha Rao', open: 3, overdue: 0, available: true };
  render(<Load rows={[row]} />, { wrapper: withRouter() });
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(
    '/pages/requestdetails?view=open&drafter=d',
  );
});
