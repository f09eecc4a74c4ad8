import { Table, type TableColumnsType } from 'antd';
import { useTexts } from '../texts/index.ts';
import styles from './bulk.module.css';
import { bulkColumns } from './bulk-columns.ts';
import { type BulkRow, wrongWith } from './bulk-row.ts';
import { WRONG_TITLE } from './read-csv.ts';

const HEIGHT = 460;
const WIDTHS: Record<string, number> = { 'Legal name': 260, Purpose: 260, Address: 220, Principals: 260 };

const columns: TableColumnsType<BulkRow> = [
  { key: 'line', title: 'Line', dataIndex: 'line', width: 72, fixed: 'start' },
  {
    key: 'wrong',
    title: WRONG_TITLE,
    width: 320,
    render: (_, row) =>
      row.made ? (
        <span>
          {row.made.number}
          {row.made.note && <span className={styles.small}> {row.made.note}</span>}
        </span>
      ) : (
        <span className={styles.wrong} title={wrongWith(row)}>
          {wrongWith(row)}
        </span>
      ),
  },
  ...bulkColumns.map(({ title }) => ({
    key: title,
    title,
    width: WIDTHS[title] ?? 150,
    onCell: (row: BulkRow) => ({ className: row.errors[title] === undefined ? undefined : styles.bad }),
    render: (_: unknown, { cells, errors }: BulkRow) => (
      <span dir="auto" className={styles.cell} title={errors[title] ?? cells[title]}>
        {cells[title] ?? (errors[title] ? '–' : '')}
      </span>
    ),
  })),
];
const WIDTH = columns.reduce((sum, { width }) => sum + Number(width), 0);

/** The rows as the file has them, only those in sight drawn; a wrong cell is marked and named in words. */
export function RowGrid({ rows }: { rows: readonly BulkRow[] }) {
  const t = useTexts();
  return (
    <Table<BulkRow>
      virtual
      size="small"
      className={styles.grid}
      columns={columns}
      dataSource={rows}
      rowKey={(row) => row.line}
      pagination={false}
      scroll={{ x: WIDTH, y: HEIGHT }}
      locale={{ emptyText: t('noSuchRows') }}
    />
  );
}
