import { render, screen, within } from '@testing-library/react';
import { type Schedule, SchedulesTable } from './schedules-table.tsx';

const schedule = (over: Partial<Schedule>): Schedule => ({
  name: 'a',
  title: 'Signed audit checkpoints',
  every: 'Hourly at :41',
  rhythm: { code: 'hourly', values: { minute: '41' } },
  lastSucceededAt: '2026-11-20T09:41:00.000Z',
  nextAt: '2026-11-20T10:41:00.000Z',
  state: 'ok',
  failures: 0,
  error: null,
  ...over,
});

test('what failed or is overdue stands first, with the reason in words', () => {
  render(
    <SchedulesTable
      schedules={[
        schedule({}),
        schedule({ name: 'b', title: 'News feeds', state: 'failed', failures: 1, error: '1 of 3 failed.' }),
        schedule({ name: 'c', title: 'Webhook deliveries', state: 'overdue', failures: 4 }),
      ]}
    />,
  );
  const [, first, second, third] = screen.getAllByRole('row');
  expect(within(first!).getByText('Webhook deliveries')).toBeTruthy();
  expect(first!.textContent).toContain('Overdue');
  expect(first!.textContent).toContain('4 times in a row');
  expect(second!.textContent).toContain('1 of 3 failed.');
  expect(third!.textContent).toContain('Succeeded');
  expect(third!.textContent).toContain('Hourly at :41');
});
