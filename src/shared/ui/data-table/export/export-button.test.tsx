import '@umijs/max';
import { fireEvent, render, screen } from '@testing-library/react';
import { ExportButton } from './export-button.tsx';

const columns = [{ key: 'number', title: 'Number' }];
const open = (total: number) => {
  render(
    <ExportButton name="tried" columns={columns} total={total} withPdf={false} run={async () => total} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
};

test('E5 a list with more rows than a file holds says so before it is exported', async () => {
  open(100_001);
  expect(await screen.findByText(/A file holds up to 100,000 rows/)).toBeTruthy();
});

test('a list that a file holds says nothing of it', async () => {
  open(100_000);
  expect(await screen.findByRole('button', { name: 'Save file' })).toBeTruthy();
  expect(screen.queryByText(/A file holds/)).toBeNull();
});
