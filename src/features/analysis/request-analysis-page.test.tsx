import { act, render, screen } from '@testing-library/react';
import { call } from '@/shared/http/call';
import { withRouter } from '../../../tests/browser/with-router.tsx';
import { RequestAnalysisPage } from './request-analysis-page.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
jest.mock('./use-analysis.ts', () => ({ useAnalysis: () => ({ analysis: { request: { id: 'r' } } }) }));
jest.mock('./client/client-view.tsx', () => ({
  ClientView: ({ visit }: { visit: object | null }) => <p>{visit ? 'Changed since' : 'Nothing is known'}</p>,
}));

const opened = () =>
  render(<RequestAnalysisPage />, { wrapper: withRouter('/pages/requestanalysis?client=c&request=r') });
const visit = jest.mocked(call) as unknown as jest.Mock;

test('a case is drawn once what changed since the last visit is known, so that nothing moves under the pointer', async () => {
  const answer = Promise.withResolvers();
  visit.mockReturnValue(answer.promise);
  opened();
  expect(screen.queryByText('Nothing is known')).toBeNull();
  await act(async () => answer.resolve({ Data: { since: null, more: false, changes: [] } }));
  expect(screen.getByText('Changed since')).toBeTruthy();
});

test('a case is drawn as well where that cannot be known', async () => {
  visit.mockRejectedValue(new Error('away'));
  await act(async () => {
    opened();
  });
  expect(screen.getByText('Nothing is known')).toBeTruthy();
});

test('a case waits only so long for what changed, and what comes later moves nothing', async () => {
  jest.useFakeTimers();
  const answer = Promise.withResolvers();
  visit.mockReturnValue(answer.promise);
  opened();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Nothing is known')).toBeTruthy();
  await act(async () => answer.resolve({ Data: { since: null, more: false, changes: [] } }));
  expect(screen.getByText('Nothing is known')).toBeTruthy();
  jest.useRealTimers();
});
