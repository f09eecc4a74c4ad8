// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { call } from '@/shared/http/call';
import { ActBar } from './act-bar.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));

const bar = (request: object) => <ActBar request={request as never} onReload={() => {}} />;
const show = (actions: string[], drafterId: string | null = 'd') => render(bar({ actions, drafterId }));
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test('only what the server allows has a button, the next act last', () => {
  show(['release', 'ask_client', 'return', 'accept_and_allocate']);
  expect(buttons()).toEqual(['Ask the client', 'Allocate', 'Return', 'Release']);
});

test('who may do nothing sees no button', () => {
  show([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('allocating is the next act only while nobody has the request', () => {
  show(['accept_and_allocate', 'reject'], null);
  expect(screen.getByRole('button', { name: 'Allocate' }).className).toContain('primary');
});

test('after an act nothing can be done on the former version, until the page shows the one it made', async () => {
  const request = { version: 3, number: 'PR-1', actions: ['start', 'ask_client'] };
  (call as jest.Mock).mockResolvedValue({ Data: { version: 4 } });
  const { rerender } = render(bar(request));
  const ask = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ask the client' });
  expect(ask().disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(ask().disabled).toBe(true));
  rerender(bar({ ...request, version: 4, actions: ['ask_client'] }));
  expect(ask().disabled).toBe(false);
});

test('while an act is on its way no other can begin on the version that it changes', async () => {
  const request = { version: 3, number: 'PR-1', actions: ['start', 'ask_client'] };
  let answer = (_: object) => {};
  (call as jest.Mock).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(bar(request));
  const ask = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ask the client' });
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(ask().disabled).toBe(true);
  await act(async () => answer({ Data: { version: 3 } }));
  await waitFor(() => expect(ask().disabled).toBe(false));
});

test('a release names the work that was read when its dialog opened, whatever the page shows since', async () => {
  (call as jest.Mock).mockReset().mockResolvedValue({ Data: { version: 4 } });
  const request = { version: 3, number: 'PR-1', actions: ['release'] };
  const reading = (digest: string) => (
    <ActBar request={request as never} working={{ digest } as never} onReload={() => {}} />
  );
  const { rerender } = render(reading('read'));
  fireEvent.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog'));
  rerender(reading('newer'));
  fireEvent.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect((call as jest.Mock).mock.calls[0][1]).toMatchObject({ action: 'release', digest: 'read' });
});
