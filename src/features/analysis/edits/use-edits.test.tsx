// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { act, renderHook, waitFor } from '@testing-library/react';
import { call } from '@/shared/http/call';
import { toastStore } from '@/shared/ui/toasts/toast-store';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import * as page from './use-edits.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
type Options = Parameters<typeof import('./use-edits.tsx').useEdits>[0];
const server = call as unknown as jest.Mock;

const working = (version: number, text: string) => ({
  ...{ version, findings: [], matches: [], rating: null },
  sections: [
    { key: 'summary', title: 'Summary', required: true, text, own: text, assessment: null, findings: [] },
  ],
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

test('a decision that is not saved yet follows its entry into a new screening, unless the entry has changed', () => {
  const screened = (run: string, countries: string[]) => ({
    ...working(1, 'Old.'),
    matches: [
      { name: 'Zarqun Trading', countries: ['AE'] },
      { name: 'Zarkun Mills', countries },
    ].map(({ name, ...facts }) => ({
      ...{ id: `${run} ${name}`, subject: { name: 'Zarqun', kind: 'legal_name', role: 'subject' } },
      ...{ watchlist: 'List', entry: { id: name, ...facts }, matchedName: { text: name } },
      ...{ disposition: 'unspecified', reasonCode: null, comment: null },
    })),
  });
  const show = jest.fn();
  const optionsWith = (now: object) =>
    ({
      analysis: { request: { id: 'r', clientId: 'c', number: 'PR-1' }, working: now },
      ...{ settle: jest.fn(), reload: jest.fn(), show },
    }) as object as Options;
  const { result, rerender } = renderHook((options: Options) => page.useEdits(options), {
    wrapper: withRouter(),
    initialProps: optionsWith(screened('first', ['AE'])),
  });
  const decision = { disposition: 'false_positive' as const, reasonCode: 'different_business', comment: '' };
  const dispositions = { 'first Zarqun Trading': decision, 'first Zarkun Mills': decision };
  act(() => result.current.edit((before) => ({ ...before, dispositions })));
  rerender(optionsWith(screened('first', ['IR'])));
  expect(result.current.edits.dispositions).toEqual(dispositions);
  rerender(optionsWith(screened('second', ['IR'])));
  expect(result.current.edits.dispositions).toEqual({ 'second Zarqun Trading': decision });
  expect(toastStore.read().at(-1)).toMatchObject({
    title: 'Screened again',
    message: '1 unsaved decision no longer applies, because its entry has changed or is gone. Decide again.',
  });
});
