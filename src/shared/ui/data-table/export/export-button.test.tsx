import '@umijs/max';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '../../../http/index.ts';
import { ExportButton } from './export-button.tsx';

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
