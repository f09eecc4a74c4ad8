import { ProTable } from '@ant-design/pro-components';
import { Button, Grid } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { SkeletonList } from '../states/skeleton-list.tsx';
import { sortOf } from './address-columns.ts';
import { CardList } from './card-list.tsx';
import styles from './data-table.module.css';
import { ExportButton } from './export/export-button.tsx';
import { exportList } from './export/export-list.ts';
import { columnsKey } from './export/kept-columns.ts';
import { isExported } from './export/sheet.ts';
import { SearchBox } from './search-box.tsx';
import type { DataTableProps, ListQuery } from './types.ts';
import { useAddressColumns } from './use-address-columns.ts';
import { useDensity } from './use-density.ts';
import { useList } from './use-list.ts';
import { useListAddress } from './use-list-address.ts';
import { SavedViews } from './views/saved-views.tsx';

/**
 * The list of every page: paged, sorted, searched and filtered by the server, its state in the address, its columns and
 * density remembered, its rows exportable, with empty, loading and error states, as cards on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    name,
    columns,
    rowKey,
    load,
    fixed,
    card,
    bulk,
    empty,
    onOpen,
    expanded,
    toolbar,
    exported = true,
  } = props;
  const filterKeys = [
    ...columns.filter((column) => column.filters).map((column) => column.key),
    ...(props.addressFilters ?? []),
  ];
  const address = useListAddress({ ...props, filterKeys });
  const query: ListQuery = { ...address.query, ...fixed };
  const list = useList(load, query, props);
  const [selected, setSelected] = useState<readonly Row[]>([]);
  const density = useDensity(name);
  const shown = useAddressColumns(columns, address);
  const phone = Grid.useBreakpoint().xs === true;

  const tools = [
    props.searchPlaceholder && (
      <SearchBox
        key="search"
        value={address.query.search ?? ''}
        placeholder={props.searchPlaceholder}
        onSearch={(search) => address.change({ search })}
      />
    ),
    address.filtered && (
      <Button key="clear" type="link" onClick={address.clear}>
        Clear filters
      </Button>
    ),
    toolbar,
    props.views && <SavedViews key="views" list={name} />,
    exported && (
      <ExportButton
        key="export"
        name={name}
        columns={columns.filter(isExported)}
        total={list.total}
        run={(choice, keys) => {
          const chosen = columns.filter(({ key }) => keys.includes(key));
          return exportList({ name, columns: chosen, load, rowKey }, query, choice);
        }}
      />
    ),
  ].filter(Boolean);

  const nothing = address.filtered ? (
    <EmptyState
      title="Nothing matches"
      text="No entry fits these filters."
      action={<Button onClick={address.clear}>Clear filters</Button>}
    />
  ) : (
    empty
  );
  const state = list.error ? (
    <ErrorState error={list.error} onRetry={list.reload} />
  ) : list.loaded ? (
    nothing
  ) : (
    <SkeletonList />
  );

  if (phone && card) {
    return (
      <>
        <div className={styles.tools}>{tools}</div>
        {list.error ? (
          state
        ) : (
          <CardList
            {...{ ...list, query, card, rowKey, empty: nothing }}
            onPage={(current) => address.change({ current })}
          />
        )}
      </>
    );
  }
  return (
    <ProTable<Row>
      className={styles.table}
      columns={shown}
      dataSource={list.error ? [] : list.rows}
      loading={list.loading && list.loaded}
      rowKey={rowKey}
      search={false}
      cardProps={{ styles: { body: { padding: 0 } } }}
      headerTitle={<div className={styles.tools}>{tools}</div>}
      options={{ reload: list.reload, density: true, setting: { draggable: true }, fullScreen: false }}
      columnsState={{ persistenceKey: columnsKey(name), persistenceType: 'localStorage' }}
      size={density.size}
      onSizeChange={density.change}
      locale={{ emptyText: state }}
      scroll={{ x: 'max-content' }}
      // Above the whole header cell it would cover the tools.
      showSorterTooltip={{ target: 'sorter-icon' }}
      pagination={{
        current: query.current,
        pageSize: query.pageSize,
        total: list.total,
        pageSizeOptions: [10, 20, 50, 100, 200],
        showSizeChanger: true,
        showTotal: (total, [from, to]) => `${from}–${to} of ${total}`,
      }}
      onChange={(page, filters, sorter) => {
        const moved = page.current !== query.current && page.pageSize === query.pageSize;
        address.change({
          ...Object.fromEntries(
            filterKeys.filter((key) => key in filters).map((key) => [key, filters[key]?.map(String)]),
          ),
          pageSize: page.pageSize === (props.defaultPageSize ?? 20) ? '' : page.pageSize,
          sort: sortOf(sorter),
          ...(moved && { current: page.current }),
        });
      }}
      rowSelection={
        bulk && {
          selectedRowKeys: selected.map(rowKey),
          preserveSelectedRowKeys: true,
          onChange: (_, rows) => setSelected(rows),
        }
      }
      tableAlertRender={false}
      tableExtraRender={() =>
        bulk && selected.length > 0 ? (
          <div className={styles.bulk} role="toolbar" aria-label="Acts on the selected rows">
            <strong>{selected.length} selected</strong>
            {bulk(selected, () => setSelected([]))}
            <Button type="link" onClick={() => setSelected([])}>
              Clear
            </Button>
          </div>
        ) : null
      }
      expandable={expanded && { expandedRowRender: expanded }}
      onRow={
        onOpen &&
        ((row) => ({ onClick: (event) => isPlainClick(event) && onOpen(row), style: { cursor: 'pointer' } }))
      }
    />
  );
}

/** Links, buttons and boxes inside a row keep their own click. */
const isPlainClick = (event: { target: EventTarget }) =>
  event.target instanceof Element &&
  !event.target.closest('a,button,input,label,.ant-checkbox-wrapper,[role="menuitem"]');
