import '@umijs/max';
import { fireEvent, render, screen } from '@testing-library/react';
import { toast, toastStore } from '@/shared/ui/toasts/toast-store';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { ChangePasswordModal } from './change-password-modal.tsx';

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = () => toastStore.read().map(({ type, title, message }) => [type, title, message]);
const mismatch = ['error', 'Password Mismatch', 'Password and Confirm Password does not match'];

beforeEach(() => {
  jest.useFakeTimers();
  for (const { id } of toastStore.read()) toast.dismiss(id);
  render(<ChangePasswordModal username="ines" onClose={() => {}} />, { wrapper: WithTexts });
  fill('New Password', 'Pässw0rd!x');
});

afterEach(() => jest.useRealTimers());

test('two entries that differ are told by a toast once the second one is left, and by its sentences', () => {
  fill('Confirm Password', 'Pässw0rd!y');
  expect(shown()).toEqual([]);
  fireEvent.blur(screen.getByLabelText('Confirm Password'));
  expect(shown()).toEqual([mismatch]);
  expect(screen.getByRole('alert').textContent).toContain('Password doesnot match');
  expect(screen.getByRole('alert').textContent).toContain('Password & Confirm password donot match!');
});

test('Enter on two entries that differ tells it too', () => {
  fill('Confirm Password', 'Pässw0rd!y');
  fireEvent.keyDown(screen.getByLabelText('Confirm Password'), { key: 'Enter' });
  expect(shown()).toEqual([mismatch]);
});

test('two equal entries raise no toast', () => {
  fill('Confirm Password', 'Pässw0rd!x');
  fireEvent.blur(screen.getByLabelText('Confirm Password'));
  expect(shown()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
