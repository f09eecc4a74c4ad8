import '@umijs/max';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { ApiProblem } from '@/shared/http';
import { call } from '@/shared/http/call';
import { replaceMessageChannel } from '../../../../tests/browser/message-channel.ts';
import { NearMatches } from './near-matches.tsx';
import { useNameCheck } from './use-name-check.ts';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));

replaceMessageChannel();

function Checked() {
  const check = useNameCheck();
  return (
    <>
      <Form.Item name="legalName">
        <input />
      </Form.Item>
      <NearMatches check={check} />
    </>
  );
}
const show = async (legalName: string) => {
  render(
    <Form initialValues={{ legalName }}>
      <Checked />
    </Form>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1500));
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a name that the check refuses is told of, with the reason', async () => {
  const fields = { 'names.0': 'Tags in angle brackets are not allowed.' };
  jest.mocked(call).mockRejectedValue(new ApiProblem(400, { Data: 'Some fields need attention.', fields }));
  await show('शारदा <x>');
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('Couldn’t check this name');
  expect(told).toContain('Tags in angle brackets are not allowed.');
});

test('while no server answers, the banner above the page says so and the field does not', async () => {
  jest.mocked(call).mockRejectedValue(new ApiProblem(0, {}));
  await show('शारदा');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a check that leaving the form cancels is no failure', async () => {
  jest.mocked(call).mockImplementation(
    (_key, _input, options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('canceled')));
      }),
  );
  await show('शारदा');
  cleanup();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(call).toHaveBeenCalled();
});

const similar = (at: number) => ({
  ...{ name: `Kestrel ${at} Ltd`, origin: 'Your third parties', verdict: 'similar', clauses: [] },
  ...{ assessedAt: null, requestId: null, registered: null },
});
const answer = (count: number, truncated: boolean) =>
  jest.mocked(call).mockResolvedValue({
    ...{ Result: 'Success', identifiers: [], register: null },
    Data: [{ name: 'Kestrel', matches: Array.from({ length: count }, (_, at) => similar(at)), truncated }],
  } as never);

test('similar names that are not listed are counted, and those that were not compared are told', async () => {
  answer(11, true);
  await show('Kestrel');
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('3 more similar names aren’t listed here.');
  expect(told).toContain('Some similar names were not compared or listed.');
});

test('a list of all similar names says nothing of others', async () => {
  answer(8, false);
  await show('Kestrel');
  expect(screen.getByRole('alert').textContent).not.toMatch(/more similar|not compared/);
});
