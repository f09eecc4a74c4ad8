// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '@/shared/http/api-problem';
import { call } from '@/shared/http/call';
import { replaceMessageChannel } from '../../../../tests/browser/message-channel.ts';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { ConditionLibrary } from './condition-library.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));

replaceMessageChannel();

test('whoever loads the latest version after a conflict sees it, and does not save over it', async () => {
  let Data = { version: 1, conditions: [{ text: 'Audit.', days: 30 }] };
  (call as unknown as jest.Mock).mockImplementation(async (key: string) => {
    if (key.startsWith('POST')) throw new ApiProblem(409, { Data: 'Changed meanwhile.' });
    return { Result: 'Success', Data };
  });
  render(<ConditionLibrary onClose={jest.fn()} />, { wrapper: withRouter() });
  const box = await screen.findByDisplayValue('Audit.');
  fireEvent.change(box, { target: { value: 'Audit by us.' } });
  Data = { version: 2, conditions: [{ text: 'Audit by others.', days: 60 }] };
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Load the latest version' }));
  await waitFor(() => expect(screen.getByDisplayValue('Audit by others.')).toBeTruthy());
  expect(screen.queryByDisplayValue('Audit by us.')).toBeNull();
});
