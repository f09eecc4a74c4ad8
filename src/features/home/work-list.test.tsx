import { render, screen } from '@testing-library/react';
import { withRouter } from '../../../tests/browser/with-router.tsx';
import { WorkList } from './work-list.tsx';

type Row = Parameters<typeof WorkList>[0]['rows'][number];
const row: Row = {
  ...{
    requestId: 'r',
    clientId: 'c',
    number: 'PR-000001',
    legalName: 'Lampedra Transit',
    what: '',
  },
  ...{ status: 'in_review', task: 'review', dueOn: '2026-11-24', overdue: true, forecast: null },
};

test('a task that is overdue says so behind its day, as the lists of requests do', () => {
  render(<WorkList rows={[row]} total={1} />, { wrapper: withRouter() });
  expect(screen.getByRole('listitem').textContent).toMatch(/due 24 Nov 2026 ⚑ Overdue$/);
});

test('a list that is cut says how many more there are, and leads to all of them', () => {
  render(<WorkList rows={[row]} total={3} all="/pages/requestdetails?view=awaiting_me" />, {
    wrapper: withRouter(),
  });
  const link = screen.getByRole('link', { name: '2 more' });
  expect(link.getAttribute('href')).toBe('/pages/requestdetails?view=awaiting_me');
});

test('a list that is whole says nothing of more', () => {
  render(<WorkList rows={[row]} total={1} all="/pages/requestdetails?view=awaiting_me" />, {
    wrapper: withRouter(),
  });
  expect(screen.queryByText(/more/)).toBeNull();
});
