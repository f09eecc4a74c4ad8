import '@umijs/max';
import { act, renderHook } from '@testing-library/react';
import { ApiProblem } from '@/shared/http';
import { call } from '@/shared/http/call';
import { useDraft } from './use-draft.ts';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));

test('W21 what was typed after a save whose answer was lost is saved as a change of that draft', async () => {
  const server = jest.mocked(call);
  const current = { id: 'made', version: 1 };
  server.mockRejectedValueOnce(
    new ApiProblem(422, { Data: 'Already created.', code: 'request.key_reused', current }),
  );
  server.mockResolvedValueOnce({ Data: { ...current, version: 2 } } as never);
  const { result } = renderHook(() => useDraft(null, () => ({ legalName: 'Typed since' })));
  await act(() => result.current.save());
  expect(server.mock.calls.map(([, input]) => input)).toEqual([
    { intake: { legalName: 'Typed since' } },
    { request: 'made', version: 1, intake: { legalName: 'Typed since' } },
  ]);
  expect([result.current.state, result.current.detail?.version]).toEqual(['saved', 2]);
});
