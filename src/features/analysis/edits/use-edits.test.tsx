// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, renderHook, waitFor } from '@testing-library/react';
import { call } from '@/shared/http/call';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import * as page from './use-edits.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
type Options = Parameters<typeof import('./use-edits.tsx').useEdits>[0];
const server = call as unknown as jest.Mock;

const working = (version: number, text: string) => ({
  ...{ version, findings: [], matches: [], rating: null },
  sections: [{ key: 'summary', title: 'Summary', required: true, text, own: '', findings: [] }],
});

test('saving twice by the keys sends what was written once: nobody is told of a conflict with themselves', async () => {
  const answers: ((saved: object) => void)[] = [];
  server.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const analysis = { request: { id: 'r', clientId: 'c', number: 'PR-1' }, working: working(1, 'Old.') };
  const options = { analysis, settle: jest.fn(), reload: jest.fn(), show: jest.fn() };
  const { result } = renderHook(() => page.useEdits(options as object as Options), {
    wrapper: withRouter(),
  });
  const written = { text: 'New.', findings: [], base: 'Old.' };
  act(() => result.current.edit((before) => ({ ...before, sections: { summary: written } })));
  await act(() => result.current.save());
  await act(() => result.current.save());
  expect(server).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.({ Result: 'Success', Data: working(2, 'New.') }));
  await waitFor(() => expect(result.current.saving).toBe(false));
  expect(result.current.edits.sections).toEqual({});
  act(() => result.current.edit((before) => ({ ...before, sections: { summary: written } })));
  await act(() => result.current.save());
  expect(server).toHaveBeenCalledTimes(2);
});
