// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '@/shared/http/api-problem';
import { call } from '@/shared/http/call';
import { withRouter } from '../../../tests/browser/with-router.tsx';
import { AllocateDialog } from './allocate-dialog.tsx';
import { CancelRequestsDialog } from './cancel-requests-dialog.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
const answered = call as unknown as jest.Mock;

const rows = ['a', 'b', 'c'].map((id) => ({
  ...{ id, number: `PR-${id}`, legalName: `Entity ${id}`, clientId: 'c', version: 4 },
})) as import('./request-row.ts').RequestRow[];
const drafter = {
  id: 'd',
  name: 'Asha Rao',
  away: null,
  open: 0,
  work: [],
  load: 1,
};

let isDown = true;
/** What was done, in turn. */
const acted: string[] = [];
beforeEach(() => {
  isDown = true;
  acted.length = 0;
  answered.mockImplementation(async (key: string, { requests = [], request }: Record<string, string[]>) => {
    if (key.startsWith('GET')) {
      const proposals = requests.map((one) => ({ request: one, proposed: 'd', refused: [] }));
      return { Result: 'Success', Data: { drafters: [drafter], proposals } };
    }
    if (String(request) === 'b' && isDown) throw new ApiProblem(503, { Data: 'Not now.' });
    acted.push(String(request));
    return { Result: 'Success', Data: {} };
  });
});

const show = (dialog: React.ReactNode) => render(dialog, { wrapper: withRouter() });

/** The second request is refused once; then the same button again. */
async function pressTwice(name: string, closed: jest.Mock) {
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  isDown = false;
  await waitFor(() => expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(false));
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('button', { name }).className).not.toContain('loading'));
  expect(acted).toEqual(['a', 'b', 'c']);
}

test('allocating goes on after a refusal with the requests that are left', async () => {
  const closed = jest.fn();
  show(<AllocateDialog rows={rows} onClose={closed} onDone={jest.fn()} />);
  await screen.findByText('PR-b Entity b');
  await pressTwice('Allocate', closed);
});

test('cancelling goes on after a refusal with the requests that are left', async () => {
  const closed = jest.fn();
  show(<CancelRequestsDialog rows={rows} onClose={closed} onDone={jest.fn()} />);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'No longer wanted.' } });
  await pressTwice('Cancel requests', closed);
});
