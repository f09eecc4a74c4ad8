import { Pagination } from 'antd';
import { SkeletonList } from '../states/skeleton-list.tsx';
import styles from './data-table.module.css';
import type { DataTableProps, ListQuery } from './types.ts';

type CardListProps<Row> = Pick<DataTableProps<Row>, 'card' | 'rowKey' | 'empty'> & {
  rows: readonly Row[];
  total: number;
  loading: boolean;
  query: ListQuery;
  onPage: (current: number) => void;
};

/** The same list on a phone: one card a row. */
export function CardList<Row>({
  rows,
  total,
  loading,
  query,
  card,
  rowKey,
  empty,
  onPage,
}: CardListProps<Row>) {
  if (loading && rows.length === 0) return <SkeletonList />;
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.card}>
            {card?.(row)}
          </li>
        ))}
      </ul>
      <Pagination simple current={query.current} pageSize={query.pageSize} total={total} onChange={onPage} />
    </>
  );
}
