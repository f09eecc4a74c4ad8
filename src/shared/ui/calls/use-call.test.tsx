import { act, renderHook, waitFor } from '@testing-library/react';
import { useCall } from './use-call.ts';

const asked: string[] = [];
jest.mock('../../http/index.ts', () => ({
  showProblem: () => undefined,
  call: async (key: string) => {
    asked.push(key);
    return { Data: [asked.length] };
  },
}));
beforeEach(() => {
  asked.length = 0;
});

const countries = 'GET /reports/v1.0/countries';
const useCountries = () => useCall(countries, {}, { quiet: true });

test('components that appear together and need the same ask once', async () => {
  const { result } = renderHook(() => [useCountries(), useCountries()]);
  await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([{ Data: [1] }, { Data: [1] }]));
  expect(asked).toEqual([countries]);
});

test('who appears later, or reloads, gets what is true then', async () => {
  const first = renderHook(useCountries);
  await waitFor(() => expect(first.result.current.data).toEqual({ Data: [1] }));
  const second = renderHook(useCountries);
  await waitFor(() => expect(second.result.current.data).toEqual({ Data: [2] }));
  act(() => first.result.current.reload());
  await waitFor(() => expect(first.result.current.data).toEqual({ Data: [3] }));
});
