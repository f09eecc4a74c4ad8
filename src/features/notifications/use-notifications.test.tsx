// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, renderHook, waitFor } from '@testing-library/react';
import { call } from '@/shared/http/call';
import { toast, useCall } from '@/shared/ui';
import { queries } from '@/shared/ui/calls/queries';
import { WithTexts } from '../../../tests/browser/with-texts.tsx';
import { useNotifications } from './use-notifications.ts';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
let mockNews = () => {};
jest.mock('./use-live.ts', () => ({
  useLive: (tell: () => void) => {
    mockNews = tell;
    return true;
  },
}));

type Read = { id: string; created_on: string }[];
let list: Read = [];
/** While it is set, a read of notifications answers what was there when it was asked, once this is called. */
const held: (() => void)[] = [];
let isHolding = false;
beforeEach(() => {
  list = [];
  isHolding = false;
  (call as unknown as jest.Mock).mockReset().mockImplementation(async (key: string) => {
    if (!key.endsWith('/notifications')) return { Result: 'Success', Data: [], total: 0 };
    const answer = { Result: 'Success', Data: list, total: list.length };
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  });
});
afterEach(() => {
  queries.clear();
  jest.useRealTimers();
});

const arrive = (id: string) => {
  list = [{ id, created_on: '2026-11-20T09:00:00Z' }, ...list];
  mockNews();
};
const requestsRead = () =>
  jest.mocked(call).mock.calls.filter(([key]) => key === 'GET /reports/v1.0/requestdetails').length;

test('the first notification of somebody who had none says that a request changed', async () => {
  const { result } = renderHook(
    () => [useNotifications(), useCall('GET /reports/v1.0/requestdetails', { request: 'r' })] as const,
    { wrapper: WithTexts },
  );
  await waitFor(() => expect(result.current[1].data).toBeDefined());
  await waitFor(() => expect(result.current[0].loading).toBe(false));
  expect(requestsRead()).toBe(1);
  act(() => arrive('first'));
  await waitFor(() => expect(result.current[0].count).toBe(1));
  await waitFor(() => expect(requestsRead()).toBe(2));
});

/** Longer than however much happens at once is read together. */
const soon = () => act(() => jest.advanceTimersByTimeAsync(600));

test('what arrives while the list is read is read after it', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(useNotifications, { wrapper: WithTexts });
  await waitFor(() => expect(result.current.loading).toBe(false));
  isHolding = true;
  act(() => arrive('one'));
  await waitFor(() => expect(held).toHaveLength(1));
  await soon();
  act(() => arrive('two'));
  isHolding = false;
  await soon();
  act(() => held.shift()?.());
  await soon();
  expect(result.current.count).toBe(2);
});

test('all are cleared until the newest that was read, and come back in as many calls as that takes', async () => {
  const ids = Array.from({ length: 501 }, (_, place) => `n${place}`);
  list = ids.map((id) => ({ id, created_on: '2026-11-20T09:00:00Z' }));
  const { result } = renderHook(useNotifications, { wrapper: WithTexts });
  await waitFor(() => expect(result.current.count).toBe(501));
  const acts: { clear_all: boolean; until?: string; restore?: string[] }[] = [];
  (call as unknown as jest.Mock).mockImplementation(async (key: string, input: (typeof acts)[number]) => {
    if (key.startsWith('GET')) return { Result: 'Success', Data: [], total: 0 };
    acts.push(input);
    return { Result: 'Success', Data: ids };
  });
  const told = jest.spyOn(toast, 'success');
  await act(() => result.current.clear());
  expect(acts).toEqual([{ clear_all: true, until: '2026-11-20T09:00:00Z' }]);
  await act(async () => told.mock.lastCall?.[2]?.act());
  await waitFor(() => expect(acts).toHaveLength(3));
  expect(acts.flatMap(({ restore = [] }) => restore)).toEqual(ids);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
});
