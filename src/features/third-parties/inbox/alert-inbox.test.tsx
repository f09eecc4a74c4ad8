// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '@/shared/http/api-problem';
import { call } from '@/shared/http/call';
import { noteChange } from '@/shared/http/changes';
import { queries } from '@/shared/ui/calls/queries';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { AlertInbox } from './alert-inbox.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
const answered = call as unknown as jest.Mock;

const match = {
  ...{ watchlist: 'Own list', listVersion: 2, entryId: 'X7', subject: 'Okonjo Barasa' },
  ...{ matchedName: 'Okonjo-Barasa', similarity: 0.97, strength: 'exact', change: 'added' },
  topics: ['sanctions'],
};
const alertOf = (id: string, name: string) => ({
  ...{ id, kind: 'new_match', text: 'A list has changed.', reasons: [], matches: [match], news: [] },
  ...{ raisedAt: '2026-11-20T09:00:00Z', outcome: null, reason: null, closedBy: null, closedAt: null },
  thirdParty: {
    ...{ id: `party-${id}`, version: 3, clientId: 'c', clientName: 'Kestrel', name },
    ...{ rating: 'low', relationship: 'approved', monitored: true },
  },
  request: { id: 'r', number: 'PR-000001', status: 'released', version: 5 },
  actions: ['dismiss_alert', 'reopen'],
});

// Nothing has a place on the screen here.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body });

beforeEach(() => {
  sessionStorage.setItem('currentDetails', JSON.stringify({ role: 'allocator' }));
  answered.mockImplementation(async (key: string, input: { id?: string }) => {
    if (key === 'GET /reports/v1.0/alerts' && input.id)
      return { Result: 'Success', Data: [], total: 1, evidence: [{ entry: { id: 'X7' } }] };
    if (key === 'GET /reports/v1.0/alerts')
      return { Result: 'Success', Data: [alertOf('a', 'Barasa Ltd'), alertOf('b', 'Tembo Ltd')], total: 2 };
    return { Result: 'Success', Data: [], total: 0 };
  });
});

const Evidence = ({ match: { entry } }: { match: { entry: { id: string } } }) => <p>Entry {entry.id}</p>;
const show = (filters = '') =>
  render(<AlertInbox Evidence={Evidence as never} />, {
    wrapper: withRouter(`/pages/thirdparties?view=alerts${filters}`),
  });

test('J moves to the next alert, whose evidence stands beside the list, and D asks for a reason to dismiss it', async () => {
  show();
  await screen.findByRole('region', { name: 'Alert about Barasa Ltd' });
  expect(await screen.findByText('Entry X7')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
  await screen.findByRole('region', { name: 'Alert about Tembo Ltd' });
  fireEvent.keyDown(document.body, { key: 'd', code: 'KeyD' });
  const reason = await screen.findByLabelText('Reason');
  expect(screen.getByText('The client can read the reason.')).toBeTruthy();
  fireEvent.change(reason, { target: { value: 'Another company.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  const dismissal = () => answered.mock.calls.find(([key]) => key === 'POST /reports/v1.0/thirdparties')?.[1];
  await waitFor(() => expect(dismissal()).toBeDefined());
  expect(dismissal()).toMatchObject({
    ...{ action: 'dismiss_alert', id: 'party-b', version: 3, alert: 'b', reason: 'Another company.' },
  });
});

test('an empty list speaks of filters only where somebody set one, which can be cleared', async () => {
  answered.mockResolvedValue({ Result: 'Success', Data: [], total: 0 });
  const { unmount } = show('&state=closed');
  expect(await screen.findByText('No closed alerts')).toBeTruthy();
  expect(screen.queryByText(/filters/i)).toBeNull();
  unmount();
  show('&kind=review_due');
  await screen.findByText('No alerts match these filters');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No open alerts')).toBeTruthy();
  expect(screen.getByText(/^New matches, adverse news/)).toBeTruthy();
  // The answer to the list without the filter is still on its way.
  await waitFor(() => expect(queries.isFetching()).toBe(0));
});

/** The inbox with its dialog for the reason to dismiss the first alert, filled in. */
async function askToDismiss() {
  show();
  await screen.findByRole('region', { name: 'Alert about Barasa Ltd' });
  fireEvent.keyDown(document.body, { key: 'd', code: 'KeyD' });
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Another company.' } });
}
const only = (id: string, name: string) => ({ Result: 'Success', Data: [alertOf(id, name)], total: 1 });
async function nextIsShown() {
  await screen.findByRole('region', { name: 'Alert about Tembo Ltd' });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByLabelText('Reason')).toBeNull();
}

test('a reason that was asked for one alert is not asked for another, which takes its place in the list', async () => {
  await askToDismiss();
  answered.mockImplementation(async (key: string) => {
    if (key.startsWith('POST')) throw new ApiProblem(409, { Data: 'Closed by somebody else.' });
    return only('b', 'Tembo Ltd');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Load the latest version' }));
  await nextIsShown();
});

test('an alert is dismissed once the list is read again: the next one of its third party is on the newer version', async () => {
  await askToDismiss();
  let answer: (list: object) => void = () => undefined;
  answered.mockImplementation(async (key: 'POST /reports/v1.0/thirdparties', { id }: { id?: string }) => {
    if (key.startsWith('GET')) return id ? only('a', 'Barasa Ltd') : new Promise((done) => (answer = done));
    noteChange(key);
    return { Result: 'Success', Data: {} };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(queries.isFetching()).toBe(1));
  await act(async () => undefined);
  expect(screen.getByLabelText('Reason')).toBeTruthy();
  act(() => answer(only('b', 'Tembo Ltd')));
  await nextIsShown();
});

const list = (...names: string[]) => ({
  ...{ Result: 'Success', total: names.length },
  Data: names.map((name) => alertOf(name, `${name} Ltd`)),
});
const isShown = (name: string) => screen.findByRole('region', { name: `Alert about ${name} Ltd` });
async function readAgain(answer: object) {
  answered.mockResolvedValue(answer);
  await act(() => queries.refetchQueries());
  await waitFor(() => expect(queries.isFetching()).toBe(0));
}

test('after an alert is dealt with the one in its place is shown, and what arrives above moves nobody', async () => {
  answered.mockResolvedValue(list('Aster', 'Barasa', 'Cedar'));
  show();
  await isShown('Aster');
  await readAgain(list('Newest', 'Aster', 'Barasa', 'Cedar'));
  await isShown('Aster');
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
  await isShown('Barasa');
  await readAgain(list('Newest', 'Aster', 'Cedar'));
  await isShown('Cedar');
  await readAgain(list('Newest', 'Aster'));
  await isShown('Aster');
});

test('after the last alert of a page the page before it is shown, not that there are none', async () => {
  answered.mockImplementation(async (_: string, { current }: { current?: number }) =>
    current === 2 ? { Result: 'Success', Data: [], total: 20 } : { ...list('Aster'), total: 20 },
  );
  show('&current=2');
  await isShown('Aster');
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByText('No open alerts')).toBeNull();
});
