import { render, screen, waitFor } from '@testing-library/react';
import { toast } from '../toasts/toast-store.ts';
import { lazyDialog } from './lazy-dialog.tsx';

test('the code of a dialog is loaded when it is first opened', async () => {
  const load = jest.fn(async () => ({ name }: { name: string; onClose: () => void }) => <p>Hello {name}</p>);
  const Dialog = lazyDialog(load);
  expect(load).not.toHaveBeenCalled();
  render(<Dialog name="Asha" onClose={jest.fn()} />);
  await screen.findByText('Hello Asha');
});

test('a dialog whose code cannot be loaded tells the reader and closes', async () => {
  const error = jest.spyOn(toast, 'error').mockImplementation();
  const onClose = jest.fn();
  const Dialog = lazyDialog(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  render(<Dialog onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(false));
  expect(error).toHaveBeenCalled();
});

test('a dialog whose code could not be loaded is loaded when it is opened again', async () => {
  jest.spyOn(toast, 'error').mockImplementation();
  let isAway = true;
  const Dialog = lazyDialog(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return (_: { onClose: () => void }) => <p>Open</p>;
  });
  const onClose = jest.fn();
  const { unmount } = render(<Dialog onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(false));
  unmount();
  isAway = false;
  render(<Dialog onClose={onClose} />);
  await screen.findByText('Open');
});
