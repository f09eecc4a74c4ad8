import { Pagination } from 'antd';
import { FromAround } from './around.tsx';
import styles from './data-table.module.css';
import { AllCards, CardBox } from './selection-column.tsx';
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
        <FromAround part="tools" />
      </div>
      {rows.length === 0 ? (
        <FromAround part="nothing" />
      ) : (
        <>
          {selectable && (
            <div className={styles.chooseAll}>
              <AllCards />
            </div>
          )}
          <div className={styles.chosen}>
            <FromAround part="bulk" />
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
