import '@umijs/max';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem, missingParts } from '../../../http/index.ts';
import { ExportButton } from './export-button.tsx';
import { exportOf } from './export-list.ts';

const columns = [{ key: 'number', title: 'Number' }];
const open = (total: number) => {
  render(
    <ExportButton name="tried" columns={columns} total={total} withPdf={false} run={async () => total} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
};

test('E5 before more rows than a file holds are exported, the panel says how many it holds', async () => {
  open(100_001);
  expect(await screen.findByText(/A file holds up to 100,000 rows/)).toBeTruthy();
});

test('a list that a file holds says nothing of it', async () => {
  open(100_000);
  expect(await screen.findByRole('button', { name: 'Save file' })).toBeTruthy();
  expect(screen.queryByText(/A file holds/)).toBeNull();
});

test('an export that fails says why beside its button, until the next try', async () => {
  const run = jest
    .fn()
    .mockRejectedValueOnce(new ApiProblem(503, { code: 'server.busy', Data: 'The server is busy.' }));
  render(<ExportButton name="tried" columns={columns} total={3} withPdf={false} run={run} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save file' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.');
  run.mockResolvedValueOnce(3);
  fireEvent.click(screen.getByRole('button', { name: 'Save file' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('no file is saved of rows of which a part could not be read', async () => {
  const createObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL });
  const load = async ({ current }: { current: number }) => {
    missingParts.note('GET /reports/v1.0/tried', current === 2 ? 'Data.3.name' : undefined);
    return { Data: Array.from({ length: 200 }, (_, at) => ({ number: `${current}-${at}` })), total: 400 };
  };
  const list = {
    name: 'tried',
    reads: 'GET /reports/v1.0/requestdetails' as const,
    empty: '',
    columns,
    load,
    rowKey: ({ number }: { number: string }) => number,
  };
  const { run } = exportOf(list, { current: 1, pageSize: 20 });
  render(<ExportButton name="tried" columns={columns} total={400} withPdf={false} run={run} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save file' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Part of a row could not be read');
  expect(createObjectURL).not.toHaveBeenCalled();
});
