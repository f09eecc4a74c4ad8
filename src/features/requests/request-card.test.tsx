import { render, screen } from '@testing-library/react';
import type { Role } from '../../../contract/words.ts';
import { withRouter } from '../../../tests/browser/with-router.tsx';
import { RequestCard } from './request-card.tsx';
import type { RequestRow } from './request-row.ts';

const row = {
  ...{ id: 'r', clientId: 'c', number: 'PR-000001', legalName: 'Barasa Ltd', clientName: 'Kestrel Group' },
  ...{ status: 'submitted', rating: null, dueOn: '2027-03-01', forecast: null, changed: null },
} as RequestRow;
const showTo = (role: Role) => {
  sessionStorage.setItem('currentDetails', JSON.stringify({ role }));
  render(<RequestCard row={row} onPreview={jest.fn()} />, { wrapper: withRouter() });
};

test.each(['allocator', 'drafter', 'admin'] as const)(
  'on a phone a request tells a firm’s %s whose it is',
  (role) => {
    showTo(role);
    expect(screen.getByText('Kestrel Group')).toBeTruthy();
  },
);

test.each(['client', 'clientuser'] as const)('a %s knows whose its requests are', (role) => {
  showTo(role);
  expect(screen.getByText(/PR-000001/)).toBeTruthy();
  expect(screen.queryByText('Kestrel Group')).toBeNull();
});
