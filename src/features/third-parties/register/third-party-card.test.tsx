import { render, screen } from '@testing-library/react';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import type { ThirdPartyRow } from '../third-party.ts';
import { ThirdPartyCard } from './third-party-card.tsx';

const row = {
  ...{ id: 'p', name: 'Barasa Ltd', rating: 'high', relationship: 'approved', reviewDue: false },
  ...{ nextReviewOn: '2027-03-01', clientName: 'Kestrel Group' },
} as ThirdPartyRow;
const show = (openAlerts: number) =>
  render(<ThirdPartyCard row={{ ...row, openAlerts }} />, { wrapper: withRouter() });

test('F5 on a phone a third party shows its open alerts, and when it is reviewed', () => {
  show(2);
  expect(screen.getByText(/2 alerts/)).toBeTruthy();
  expect(screen.getByText(/1 Mar 2027/)).toBeTruthy();
});

test('one without open alerts says nothing of them', () => {
  show(0);
  expect(screen.queryByText(/alert/)).toBeNull();
});

test.each([
  ['a drafter', 'drafter', 1],
  ['a client', 'client', 0],
])('whose third party it is stands on the card for %s', (_, role, times) => {
  sessionStorage.setItem('currentDetails', JSON.stringify({ role }));
  show(0);
  expect(screen.queryAllByText('Kestrel Group')).toHaveLength(times);
});
