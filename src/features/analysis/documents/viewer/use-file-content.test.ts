import '@umijs/max';
import { renderHook, waitFor } from '@testing-library/react';
import { call } from '@/shared/http/call';
import { useFileContent } from './use-file-content.ts';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));

test('a document is read as a blob by one call', async () => {
  const blob = new Blob(['शारदा']);
  jest.mocked(call).mockResolvedValue(blob as never);
  const of = { client: 'c', request: 'r' };
  const { result } = renderHook(() => useFileContent({ id: 'f' } as never, of));
  await waitFor(() => expect(result.current.content).toBe(blob));
  expect(jest.mocked(call).mock.calls).toEqual([
    ['POST /reports/v1.0/downloadattachments', { ...of, ids: ['f'] }, { quiet: true, responseType: 'blob' }],
  ]);
});
