import { act, render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/browser/with-texts.tsx';
import { toast, toastStore } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

test('a toast leaves after six seconds', () => {
  render(<Toasts />, { wrapper: WithTexts });
  act(() => void toast.success('Password Updated', 'Password Changed Successfully'));
  expect(screen.getByText('Password Updated')).toBeTruthy();
  act(() => jest.advanceTimersByTime(5999));
  expect(screen.queryByText('Password Updated')).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Password Updated')).toBeNull();
});

test('each further toast lies one layer above 1050', () => {
  const { container } = render(<Toasts />, { wrapper: WithTexts });
  act(() => {
    toast.error('Status Code: 500', 'Internal Server Error');
    toast.warning('Warning', 'Invalid character input, not allowed!');
  });
  const layers = Array.from(
    container.querySelectorAll<HTMLElement>('[data-toast]'),
    (one) => one.style.zIndex,
  );
  expect(layers).toEqual(['1050', '1051']);
});

test('what no component says is a text of the language of its reader', () => {
  render(<Toasts />, { wrapper: WithTexts });
  act(() => void toast.error({ text: 'downloads.failed' }, { text: 'downloads.notPdf' }));
  act(() => void toast.error({ text: 'downloads.failed' }, { text: 'downloads.notPdf' }));
  expect(screen.getAllByText('Download failed')).toHaveLength(1);
  expect(
    screen.getByText('The server didn’t send a PDF. Try again; if it fails again, contact support.'),
  ).toBeTruthy();
});

test('the same toast is not shown twice at a time', () => {
  toast.error('Login Failed', 'Invalid username or password.');
  toast.error('Login Failed', 'Invalid username or password.');
  expect(toastStore.read()).toHaveLength(1);
});

test('a toast’s act runs once and takes the toast away', () => {
  const undo = jest.fn();
  render(<Toasts />, { wrapper: WithTexts });
  act(() => void toast.success('Notification cleared', '', { label: 'Undo', act: undo }));
  act(() => screen.getByText('Undo').click());
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Undo')).toBeNull();
});
