import { Table, type TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useStoredSentence } from '@/shared/server-texts/stored-sentence';
import { type Translate, useTexts } from '../texts/index.ts';
import styles from './bulk.module.css';
import { bulkColumns } from './bulk-columns.ts';
import { type BulkRow, wrongWith } from './bulk-row.ts';
import { CorrectableCell } from './correctable-cell.tsx';

const HEIGHT = 460;
const WIDTHS: Record<string, number> = { 'Legal name': 260, Purpose: 260, Address: 220, Principals: 260 };

type Correct = (line: number, title: string, text: string) => void;

const columnsFor = (
  t: Translate,
  say: (sentence: string) => string,
  onCorrect: Correct | undefined,
): TableColumnsType<BulkRow> => [
  { key: 'line', title: t('line'), dataIndex: 'line', width: 72, fixed: 'start' },
  {
    key: 'wrong',
    title: t('whatIsWrong'),
    width: 320,
    render: (_, row) =>
      row.made ? (
        <span>
          {row.made.number}
          {row.made.note && <span className={styles.small}> {say(row.made.note)}</span>}
        </span>
      ) : (
        <span className={styles.wrong}>{wrongWith(row, say)}</span>
      ),
  },
  ...bulkColumns.map(({ title }) => ({
    key: title,
    title,
    width: WIDTHS[title] ?? 150,
    onCell: (row: BulkRow) => ({ className: row.errors[title] === undefined ? undefined : styles.bad }),
    render: (_: unknown, { line, cells, errors }: BulkRow) => {
      const wrong = errors[title] && say(errors[title]);
      return onCorrect ? (
        <CorrectableCell
          label={t('titleOfLine', { title, line })}
          text={cells[title] ?? ''}
          wrong={wrong}
          onCorrect={(text) => onCorrect(line, title, text)}
        />
      ) : (
        <span dir="auto" className={styles.cell} title={wrong ?? cells[title]}>
          {cells[title] ?? (wrong ? '–' : '')}
        </span>
      );
    },
  })),
];

type RowGridProps = {
  rows: readonly BulkRow[];
  /** While nothing has been sent: takes a cell that the person put right. */
  onCorrect?: Correct;
};

/** The rows as the file has them, only those in sight drawn; a wrong cell is marked, named in words and put right here. */
export function RowGrid({ rows, onCorrect }: RowGridProps) {
  const t = useTexts();
  const say = useStoredSentence();
  const columns = useMemo(() => columnsFor(t, say, onCorrect), [t, say, onCorrect]);
  return (
    <Table<BulkRow>
      virtual
      size="small"
      className={styles.grid}
      columns={columns}
      dataSource={rows}
      rowKey={(row) => row.line}
      pagination={false}
      scroll={{ x: columns.reduce((sum, { width }) => sum + Number(width), 0), y: HEIGHT }}
      locale={{ emptyText: t('noSuchRows') }}
    />
  );
}
