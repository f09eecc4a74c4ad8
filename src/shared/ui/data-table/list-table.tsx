import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { memo, type ReactNode, useMemo } from 'react';
import { useTexts } from '../texts/index.ts';
import { sortOf } from './address-columns.ts';
import { FromAround } from './around.tsx';
import styles from './data-table.module.css';
import { columnsKey } from './export/kept-columns.ts';
import type { ListQuery } from './types.ts';
import type { Density } from './use-density.ts';

export type ListTableProps<Row> = {
  name: string;
  columns: ProColumns<Row>[];
  rows: readonly Row[];
  total: number;
  rowKey: (row: Row) => string;
  current: number;
  pageSize: number;
  size: Density['size'];
  onSize: Density['change'];
  reload: () => void;
  /** What the address is to say now. */
  onQuery: (query: Partial<ListQuery>, filters: Record<string, string[] | undefined>) => void;
  onOpen?: (row: Row) => void;
  expanded?: (row: Row) => ReactNode;
};

const emptyText = { emptyText: <FromAround part="nothing" /> };
const tools = (
  <div className={styles.tools}>
    <FromAround part="tools" />
  </div>
);
const bulk = () => <FromAround part="bulk" />;
const card = { styles: { body: { padding: 0 } } };
// Its rows all stand in the page: there is nothing to scroll back to, and trying makes the browser lay out every frame.
const scroll = { x: 'max-content', scrollToFirstRowOnChange: false } as const;
// Above the head it would cover the tools.
const sorterTooltip = { target: 'sorter-icon', placement: 'bottom' } as const;
const pageSizes = [10, 20, 50, 100, 200];

/** The table of a list, drawn anew only for other rows, columns or order: each drawing costs every cell. */
export const ListTable = memo(function ListTable<Row extends object>({
  name,
  columns,
  rows,
  total,
  rowKey,
  current,
  pageSize,
  size,
  onSize,
  reload,
  onQuery,
  onOpen,
  expanded,
}: ListTableProps<Row>) {
  const t = useTexts();
  const options = useMemo(
    () => ({ reload, density: true, setting: { draggable: true }, fullScreen: false }),
    [reload],
  );
  const columnsState = useMemo(
    () => ({ persistenceKey: columnsKey(name), persistenceType: 'localStorage' as const }),
    [name],
  );
  const pagination = useMemo(
    () => ({
      current,
      pageSize,
      total,
      pageSizeOptions: pageSizes,
      showSizeChanger: true,
      locale: { page_size: t('rowsPerPage') },
      showTotal: (_: number, [from, to]: [number, number]) => t('fromToOfTotal', { from, to, total }),
    }),
    [current, pageSize, total, t],
  );
  return (
    <ProTable<Row>
      className={styles.table}
      columns={columns}
      dataSource={rows}
      rowKey={rowKey}
      search={false}
      cardProps={card}
      headerTitle={tools}
      options={options}
      columnsState={columnsState}
      size={size}
      onSizeChange={onSize}
      locale={emptyText}
      scroll={scroll}
      showSorterTooltip={sorterTooltip}
      pagination={pagination}
      onChange={(page, filters, sorter) =>
        onQuery(
          { current: page.current, pageSize: page.pageSize, sort: sortOf(sorter) },
          Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, values?.map(String)])),
        )
      }
      tableExtraRender={bulk}
      expandable={expanded && { expandedRowRender: expanded }}
      onRow={
        onOpen &&
        ((row) => ({ onClick: (event) => isPlainClick(event) && onOpen(row), style: { cursor: 'pointer' } }))
      }
    />
  );
}) as <Row extends object>(props: ListTableProps<Row>) => ReactNode;

/** Links, buttons and boxes inside a row keep their own click. */
const isPlainClick = (event: { target: EventTarget }) =>
  event.target instanceof Element &&
  !event.target.closest('a,button,input,label,.ant-checkbox-wrapper,[role="menuitem"]');
