import { act, renderHook, waitFor } from '@testing-library/react';
import { noteChange } from '../../http/changes.ts';
import { forgetQueries, refreshRequests } from './queries.ts';
import { useCall } from './use-call.ts';

const asked: string[] = [];
const signals: (AbortSignal | undefined)[] = [];
const mockAnswer = async (key: string, _: unknown, options: { signal?: AbortSignal }) => {
  asked.push(key);
  signals.push(options.signal);
  return { Data: [asked.length] };
};
jest.mock('../../http/index.ts', () => ({
  showProblem: () => undefined,
  whenChanged: jest.requireActual('../../http/changes.ts').whenChanged,
  call: (...given: Parameters<typeof mockAnswer>) => mockAnswer(...given),
}));
afterEach(() => {
  forgetQueries();
  asked.length = 0;
  signals.length = 0;
});

const countries = 'GET /reports/v1.0/countries';
const useCountries = () => useCall(countries, {});
const useSessions = () => useCall('GET /security/v1.0/sessions', {});
const useCase = () => useCall('GET /reports/v1.0/requestanalysis', { client: '1', request: '2' });

test('components that appear together and need the same ask once', async () => {
  const { result } = renderHook(() => [useCountries(), useCountries()]);
  await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([{ Data: [1] }, { Data: [1] }]));
  expect(asked).toEqual([countries]);
});

test('returning to a request within a minute asks nothing', async () => {
  const first = renderHook(useCase);
  await waitFor(() => expect(first.result.current.data).toEqual({ Data: [1] }));
  first.unmount();
  const second = renderHook(useCase);
  expect(second.result.current.data).toEqual({ Data: [1] });
  expect(asked).toHaveLength(1);
});

test('what changes often is asked again by whoever appears later', async () => {
  const first = renderHook(useSessions);
  await waitFor(() => expect(first.result.current.data).toEqual({ Data: [1] }));
  first.unmount();
  const second = renderHook(useSessions);
  await waitFor(() => expect(second.result.current.data).toEqual({ Data: [2] }));
});

test('an act makes what it changed be read again, and nothing else', async () => {
  const { result } = renderHook(() => [useCase(), useCountries()]);
  await waitFor(() => expect(result.current.every(({ data }) => data)).toBe(true));
  act(() => noteChange('POST /reports/v1.0/casecomments'));
  await waitFor(() => expect(result.current[0]?.data).toEqual({ Data: [3] }));
  expect(asked.filter((key) => key === countries)).toHaveLength(1);
});

test('a draft that saves itself does not take back what its author types meanwhile', async () => {
  const { result } = renderHook(useCase);
  await waitFor(() => expect(result.current.data).toEqual({ Data: [1] }));
  act(() => noteChange('POST /reports/v1.0/requestdetails'));
  expect(result.current.loading).toBe(false);
  expect(asked).toHaveLength(1);
});

test('a first read that news of the server overtakes is begun again', async () => {
  const { result } = renderHook(useCase);
  act(refreshRequests);
  await waitFor(() => expect(result.current.data).toEqual({ Data: [2] }));
  expect(signals[0]?.aborted).toBe(true);
});

test('a call that nobody waits for any more is cancelled', () => {
  const { unmount } = renderHook(useSessions);
  expect(signals[0]?.aborted).toBe(false);
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});

test('what one person read is not shown to the next', async () => {
  const first = renderHook(useCase);
  await waitFor(() => expect(first.result.current.data).toEqual({ Data: [1] }));
  first.unmount();
  forgetQueries();
  const next = renderHook(useCase);
  expect(next.result.current.data).toBeUndefined();
  await waitFor(() => expect(next.result.current.data).toEqual({ Data: [2] }));
});

test('an answer to another question is not shown under a new one', async () => {
  const { result, rerender } = renderHook(
    ({ version }) => useCall('GET /reports/v1.0/companyregister', { version }),
    { initialProps: { version: '3' } },
  );
  await waitFor(() => expect(result.current.data).toEqual({ Data: [1] }));
  rerender({ version: '4' });
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toEqual({ Data: [2] }));
});
