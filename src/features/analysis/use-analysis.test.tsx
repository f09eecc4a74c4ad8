// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, renderHook, waitFor } from '@testing-library/react';
import { call } from '@/shared/http/call';
import { withRouter } from '../../../tests/browser/with-router.tsx';
import * as page from './use-analysis.ts';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
type Working = Parameters<ReturnType<typeof import('./use-analysis.ts').useAnalysis>['settle']>[0];

const working = (version: number, text: string) =>
  ({
    version,
    reasons: [],
    media: { sources: [] },
    sections: [{ key: 'summary', title: '', text }],
  }) as object;

test('the answer to an upload that was read before a section was saved does not take the section back', async () => {
  (call as unknown as jest.Mock).mockImplementation(async (key: string) =>
    key === 'GET /reports/v1.0/requestanalysis'
      ? { Result: 'Success', Data: { working: working(1, 'Old.') } }
      : { Result: 'Success', Data: [], total: 0 },
  );
  const { result } = renderHook(() => page.useAnalysis('c', 'r'), { wrapper: withRouter() });
  const text = () => result.current.analysis?.working?.sections[0]?.text;
  await waitFor(() => expect(text()).toBe('Old.'));
  const settle = (next: object) =>
    act(async () => {
      result.current.settle(next as Working);
      await new Promise((told) => setTimeout(told));
    });
  await settle(working(2, 'Saved.'));
  expect(text()).toBe('Saved.');
  await settle(working(1, 'Old.'));
  expect(text()).toBe('Saved.');
});
