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
  render(<WorkList rows={[row]} />, { wrapper: withRouter() });
  expect(screen.getByRole('listitem').textContent).toMatch(/due 24 Nov 2026 ⚑ Overdue$/);
});
