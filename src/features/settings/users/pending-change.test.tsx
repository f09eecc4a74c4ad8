import '@umijs/max';
import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { PendingChange } from './pending-change.tsx';

type User = Parameters<typeof PendingChange>[0]['user'];

const user = (mayConfirm: boolean) =>
  ({
    id: 'a',
    name: 'Asha Rao',
    pending: {
      action: 'change',
      changes: [{ field: 'email', before: 'asha@firm.example', after: 'asha@elsewhere.example' }],
      askedBy: { id: 'b', name: 'Ada Admin' },
      askedAt: '2026-11-20T09:00:00.000Z',
      mayConfirm,
    },
  }) as User;

const show = (mayConfirm: boolean) =>
  render(<PendingChange user={user(mayConfirm)} onClose={() => {}} onDone={() => {}} onStale={() => {}} />, {
    wrapper: WithTexts,
  });
const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;

test('W3 another administrator reads who asked for what, before and after, and may confirm or withdraw it', () => {
  show(true);
  expect(screen.getByRole('dialog', { name: 'Change to how Asha Rao signs in' })).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).toContain('Ada Admin asked for this');
  for (const text of ['asha@firm.example', 'asha@elsewhere.example'])
    expect(screen.getByText(text)).toBeTruthy();
  expect([isDisabled('Confirm'), isDisabled('Withdraw')]).toEqual([false, false]);
});

test('W3 a long address breaks within the dialog', () => {
  show(true);
  expect(screen.getByRole('table').style.tableLayout).toBe('fixed');
});

test('W3 whoever asked reads that another administrator has to confirm it', () => {
  show(false);
  expect(screen.getByText(/Another administrator has to confirm this/)).toBeTruthy();
  expect([isDisabled('Confirm'), isDisabled('Withdraw')]).toEqual([true, false]);
});
