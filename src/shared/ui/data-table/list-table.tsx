import { type ProColumns, ProTable } from '@ant-design/pro-components';
import { memo, type ReactNode, useMemo } from 'react';
import { sortOf } from './address-columns.ts';
import styles from './data-table.module.css';
import { TableSlot } from './table-slots.tsx';
import { useTableTools } from './table-tools.tsx';
import type { ListQuery } from './types.ts';
import type { Density } from './use-density.ts';
import { narrowed, useShownColumns } from './use-shown-columns.ts';

type ListTableProps<Row> = {
  name: string;
  columns: ProColumns<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Pixels that its columns share, where only those are shown that have room. */
  room?: number;
  size: Density['size'];
  onSize: Density['change'];
  reload: () => void;
  /** What the address is to say now. */
  onQuery: (sort: ListQuery['sort'], filters: Record<string, string[] | undefined>) => void;
  onOpen?: (row: Row) => void;
};

const emptyText = { emptyText: <TableSlot name="nothing" /> };
const tools = (
  <div className={styles.tools}>
    <TableSlot name="tools" />
  </div>
);
const pages = () => <TableSlot name="pages" />;
const bulk = () => <TableSlot name="bulk" />;
const card = { styles: { body: { padding: 0 } } };
// Its rows all stand in the page: there is nothing to scroll back to, and trying makes the browser lay out every frame.
const scroll = { x: 'max-content', scrollToFirstRowOnChange: false } as const;
// Above the head it would cover the tools.
const sorterTooltip = { target: 'sorter-icon', placement: 'bottom' } as const;

/** The table of a list, drawn anew only for other rows, columns or order: each drawing costs every cell. */
export const ListTable = memo(function ListTable<Row extends object>({
  name,
  columns,
  rows,
  rowKey,
  room,
  size,
  onSize,
  reload,
  onQuery,
  onOpen,
}: ListTableProps<Row>) {
  const options = useTableTools({ reload, size, onSize });
  const drawn = useMemo(() => (room === undefined ? columns : narrowed(columns, room)), [columns, room]);
  const columnsState = useShownColumns(name, drawn, room);
  return (
    <ProTable<Row>
      className={classesOf({ isFitted: room !== undefined, isNarrowed: drawn !== columns })}
      columns={drawn}
      dataSource={rows}
      rowKey={rowKey}
      columnEmptyText="–"
      search={false}
      cardProps={card}
      headerTitle={tools}
      {...options}
      columnsState={columnsState}
      size={size}
      locale={emptyText}
      scroll={scroll}
      showSorterTooltip={sorterTooltip}
      pagination={false}
      footer={pages}
      onChange={(_, filters, sorter) =>
        onQuery(
          sortOf(sorter),
          Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, values?.map(String)])),
        )
      }
      tableExtraRender={bulk}
      onRow={
        onOpen &&
        ((row) => ({ onClick: (event) => isPlainClick(event) && onOpen(row), style: { cursor: 'pointer' } }))
      }
    />
  );
}) as <Row extends object>(props: ListTableProps<Row>) => ReactNode;

const classesOf = ({ isFitted, isNarrowed }: { isFitted: boolean; isNarrowed: boolean }) =>
  [styles.table, isFitted && styles.even, isNarrowed && 'narrowed'].filter(Boolean).join(' ');

/** Links, buttons and boxes inside a row keep their own click. */
const isPlainClick = (event: { target: EventTarget }) =>
  event.target instanceof Element &&
  !event.target.closest('a,button,input,label,.ant-checkbox-wrapper,[role="menuitem"]');
