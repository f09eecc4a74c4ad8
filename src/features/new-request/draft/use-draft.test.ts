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

test('what was typed while the first save travelled is saved when the page is left', async () => {
  const server = jest.mocked(call).mockReset();
  let answer: (made: never) => void = () => undefined;
  server.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  server.mockResolvedValueOnce({ Data: { id: 'made', version: 2 } } as never);
  let typed = 'Kaveri';
  const { result, unmount } = renderHook(() => useDraft(null, () => ({ legalName: typed })));
  let saved: Promise<unknown> = Promise.resolve();
  act(() => {
    saved = result.current.save();
  });
  await act(async () => undefined);
  typed = 'Kaveri Textiles';
  act(() => result.current.touch());
  unmount();
  answer({ Data: { id: 'made', version: 1 } } as never);
  await saved;
  await Promise.resolve();
  expect(server.mock.lastCall?.[1]).toEqual({
    request: 'made',
    version: 1,
    intake: { legalName: 'Kaveri Textiles' },
  });
});
