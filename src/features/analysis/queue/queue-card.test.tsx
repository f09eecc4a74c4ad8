import { render, screen } from '@testing-library/react';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { QueueCard } from './queue-card.tsx';
import type { QueueRow } from './queue-columns.tsx';

const row = {
  ...{ requestId: 'r', clientId: 'c', requestNumber: 'PR-000001', legalName: 'Barasa Ltd' },
  ...{ clientName: 'Kestrel Group', status: 'in_analysis', rating: null, changed: null },
  ...{ dueOn: '2027-03-01', overdue: false, forecast: null, matches: 0, openMatches: 0 },
} as unknown as QueueRow;

test('on a phone an analysis tells whose it is, and its number does not draw the day to itself in Arabic', () => {
  render(<QueueCard row={row} />, { wrapper: withRouter() });
  expect(screen.getByText('Kestrel Group')).toBeTruthy();
  expect(screen.getByText('PR-000001').tagName).toBe('BDI');
});
