import { act, renderHook, waitFor } from '@testing-library/react';
import { noteChange } from '../../http/changes.ts';
import { forgetQueries } from './queries.ts';
import { useAct } from './use-act.tsx';
import { useCall } from './use-call.ts';

let version = 1;
const mockReads: (() => void)[] = [];
/** A read answers what was there when it was asked, once its entry of `mockReads` is called; an act makes the next version. */
const mockCall = async (key: 'POST /security/v1.0/retention') => {
  if (key.startsWith('GET')) {
    const read = { version };
    await new Promise<void>((resolve) => mockReads.push(resolve));
    return read;
  }
  version += 1;
  noteChange(key);
  return { Result: 'Success' };
};
jest.mock('./conflict-dialog.tsx', () => ({ ConflictDialog: () => null }));
jest.mock('../../http/index.ts', () => ({
  ApiProblem: class extends Error {},
  showProblem: () => undefined,
  whenChanged: jest.requireActual('../../http/changes.ts').whenChanged,
  call: (...given: Parameters<typeof mockCall>) => mockCall(...given),
}));
afterEach(forgetQueries);

test('an act is busy until the page has read what it changed: the next one refers to the newer version', async () => {
  const { result } = renderHook(() => ({
    read: useCall('GET /security/v1.0/retention', {}),
    saving: useAct('POST /security/v1.0/retention'),
  }));
  act(() => mockReads.shift()?.());
  await waitFor(() => expect(result.current.read.data).toEqual({ version: 1 }));

  const done = jest.fn(() => result.current.read.reload());
  act(() => {
    result.current.saving.act({ action: 'lift_hold', id: '1', reason: 'Settled.' }).then(done);
  });
  await waitFor(() => expect(mockReads).toHaveLength(1));
  expect(result.current.saving.busy).toBe(true);
  expect(done).not.toHaveBeenCalled();

  act(() => mockReads.shift()?.());
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(result.current.read.data).toEqual({ version: 2 });
  expect(mockReads).toHaveLength(0);
  await waitFor(() => expect(result.current.saving.busy).toBe(false));
});

test('a page that is read for the first time while something changes shows what it changed', async () => {
  const { result } = renderHook(() => useCall('GET /security/v1.0/retention', {}));
  const before = { version };
  const answerBefore = mockReads.shift();
  act(() => {
    mockCall('POST /security/v1.0/retention');
  });
  await waitFor(() => expect(mockReads).toHaveLength(1));
  act(() => answerBefore?.());
  act(() => mockReads.shift()?.());
  await waitFor(() => expect(result.current.data).toEqual({ version: before.version + 1 }));
});
