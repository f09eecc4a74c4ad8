import { act, fireEvent, render, screen } from '@testing-library/react';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { DataTable } from './data-table.tsx';

type ReactNode = import('react').ReactNode;
type Column = {
  key: string;
  title: ReactNode;
  render?: (cell: unknown, row: object, at: number) => ReactNode;
};
type TableProps = {
  columns: Column[];
  dataSource: object[];
  rowKey: (row: object) => string;
  footer: () => ReactNode;
};

let drawn = 0;
/** Only counts how often the table is drawn: each time costs every row. */
jest.mock('@ant-design/pro-components', () => ({
  ProTable: ({ columns, dataSource, rowKey, footer }: TableProps) => {
    drawn += 1;
    return (
      <table>
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dataSource.map((row, at) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key}>{column.render?.(null, row, at)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{footer()}</td>
          </tr>
        </tfoot>
      </table>
    );
  },
}));

type Row = { id: string };
const rows: Row[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const columns = [{ key: 'id', title: 'Id', render: (_: unknown, row: Row) => row.id }];
const load = async () => ({ Data: rows, total: rows.length });

test('choosing rows draws their boxes and the actions on them, and not the table', async () => {
  const acted: string[] = [];
  render(
    <DataTable<Row>
      name="letters"
      reads="GET /reports/v1.0/requestdetails"
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
      empty={null}
      bulk={(chosen) => {
        acted.splice(0, acted.length, ...chosen.map(({ id }) => id));
        return null;
      }}
    />,
    { wrapper: withRouter('/') },
  );
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select row 2' });
  drawn = 0;
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(acted).toEqual(['b']);
  const all = screen.getByRole('checkbox', { name: 'Select all rows' });
  fireEvent.click(all);
  expect(acted).toEqual(['a', 'b', 'c']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
  expect(acted).toEqual(['b', 'c']);
  expect(drawn).toBe(0);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 3' }));
  expect(acted).toEqual(['b']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 1' }), { shiftKey: true });
  expect(acted).toEqual(['a', 'b', 'c']);
});

test('another page draws the table once, when its rows are there, and its number at once', async () => {
  const asked: number[] = [];
  let answer = () => {};
  const loadPage = ({ current }: { current: number }) => {
    asked.push(current);
    const page = { Data: [{ id: `row of page ${current}` }], total: 60 };
    if (current === 1) return Promise.resolve(page);
    return new Promise<typeof page>((resolve) => {
      answer = () => resolve(page);
    });
  };
  render(
    <DataTable<Row>
      name="pages"
      reads="GET /reports/v1.0/requestdetails"
      columns={columns}
      rowKey={({ id }) => id}
      load={loadPage}
      empty={null}
    />,
    { wrapper: withRouter('/') },
  );
  await screen.findByText('row of page 1');
  const next = () => screen.getByTitle('Next Page');
  drawn = 0;
  await act(async () => fireEvent.click(next()));
  expect(screen.getByText('2').closest('li')?.className).toContain('active');
  await act(async () => fireEvent.click(next()));
  expect(asked).toEqual([1, 2, 3]);
  expect(drawn).toBe(0);
  await act(async () => answer());
  await screen.findByText('row of page 3');
  expect(drawn).toBe(1);
});

test('after the last row of a page is gone the page before it is shown', async () => {
  render(
    <DataTable<Row>
      name="pages"
      reads="GET /reports/v1.0/requestdetails"
      columns={columns}
      rowKey={({ id }) => id}
      load={async ({ current }) => ({ Data: current === 2 ? [] : rows, total: 20 })}
      empty="Nothing here"
    />,
    { wrapper: withRouter('/?current=2') },
  );
  expect(await screen.findByText('c')).toBeTruthy();
  expect(screen.queryByText('Nothing here')).toBeNull();
});
