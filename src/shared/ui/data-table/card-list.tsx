import { Pagination } from 'antd';
import styles from './data-table.module.css';
import { AllCards, CardBox } from './selection-column.tsx';
import { TableSlot } from './table-slots.tsx';
import type { DataTableProps, ListQuery } from './types.ts';

type CardListProps<Row> = Pick<DataTableProps<Row>, 'card' | 'nameOf' | 'rowKey'> & {
  rows: readonly Row[];
  total: number;
  selectable: boolean;
  query: ListQuery;
  onPage: (current: number) => void;
};

/** The same list on a phone: one card a row, with the same tools and actions. */
export function CardList<Row>({
  rows,
  total,
  selectable,
  query,
  card,
  nameOf,
  rowKey,
  onPage,
}: CardListProps<Row>) {
  return (
    <>
      <div className={styles.tools}>
        <TableSlot name="tools" />
      </div>
      {rows.length === 0 ? (
        <TableSlot name="nothing" />
      ) : (
        <>
          {selectable && (
            <div className={styles.chooseAll}>
              <AllCards />
            </div>
          )}
          <div className={styles.chosen}>
            <TableSlot name="bulk" />
          </div>
          <ul className={styles.cards}>
            {rows.map((row, index) => (
              <li key={rowKey(row)} className={styles.card} data-row-key={rowKey(row)}>
                {selectable && <CardBox rowKey={rowKey(row)} index={index} name={nameOf?.(row)} />}
                {selectable ? <div>{card?.(row)}</div> : card?.(row)}
              </li>
            ))}
          </ul>
          <Pagination
            simple
            current={query.current}
            pageSize={query.pageSize}
            total={total}
            onChange={onPage}
          />
        </>
      )}
    </>
  );
}
