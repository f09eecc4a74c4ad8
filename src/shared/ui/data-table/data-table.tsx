import { useMemoizedFn } from 'ahooks';
import { Button, Grid } from 'antd';
import { type ReactNode, useMemo, useRef } from 'react';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { SkeletonList } from '../states/skeleton-list.tsx';
import { useTexts } from '../texts/index.ts';
import { CardList } from './card-list.tsx';
import styles from './data-table.module.css';
import { useFilterKeys } from './keys/use-filter-keys.ts';
import { useKeptPlace } from './keys/use-kept-place.ts';
import { useRowKeys } from './keys/use-row-keys.ts';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { Pages } from './pages.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SelectionProvider, selectionColumn } from './selection-column.tsx';
import { TableSlotsProvider } from './table-slots.tsx';
import type { DataTableProps } from './types.ts';
import { useAddressColumns } from './use-address-columns.ts';
import { useDensity } from './use-density.ts';
import { useListPage } from './use-list-page.ts';
import { useRoom } from './use-room.ts';
import { useSelection } from './use-selection.ts';

/**
 * The list of every page: paged, sorted, searched and filtered by the server, its state in the address, its columns and
 * density remembered, its rows exportable, with empty, loading and error states, as cards where it is narrow.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const t = useTexts();
  const { name, columns, rowKey, card, nameOf, bulk, onOpen, onPreview, fitted = false } = props;
  const list = useListPage(props);
  const { address, rows, total, error } = list;
  const { query } = address;
  const density = useDensity(name);
  // The same functions at every drawing, or the table would be drawn anew with it.
  const keyOf = useMemoizedFn(rowKey);
  const open = useMemoizedFn((row: Row) => onOpen?.(row));
  const changeColumns = useMemoizedFn(address.changeColumns);
  const shown = useAddressColumns(columns, address);
  const hasBoxes = bulk !== undefined;
  const drawn = useMemo(
    () => (hasBoxes ? [selectionColumn(keyOf), ...shown] : shown),
    [hasBoxes, keyOf, shown],
  );
  const { selected, select, selection } = useSelection(rows, keyOf, JSON.stringify(query));
  const isNarrow = Grid.useBreakpoint().lg === false;
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame, fitted && !isNarrow);
  const onRow = (act: ((row: Row) => void) | undefined) => (key: string) => {
    const row = rows.find((one) => keyOf(one) === key);
    if (row) act?.(row);
  };
  useRowKeys(frame, { open: onRow(onOpen), preview: onRow(onPreview) });
  useKeptPlace(frame);
  useFilterKeys(frame);

  const clearSelection = () => {
    select([]);
    // What had the focus goes with the choice.
    frame.current?.querySelector<HTMLElement>('.ant-checkbox-input')?.focus();
  };
  const isLoadingAgain = (list.loading || address.isChanging) && list.loaded;
  const slots = {
    tools: <ListTools table={props} address={address} total={total} />,
    bulk: bulk && selected.length > 0 && (
      <SelectionBar table={props} query={query} selected={selected} onClear={clearSelection}>
        {bulk(selected, () => select([]))}
      </SelectionBar>
    ),
    nothing: <NoRows list={list} empty={props.empty} />,
    pages: !error && <Pages {...query} total={total} size={density.size} onPage={address.changePage} />,
  };
  return (
    <TableSlotsProvider value={slots}>
      <div
        ref={frame}
        className={styles.frame}
        aria-busy={isLoadingAgain}
        data-busy={isLoadingAgain || undefined}
      >
        {hasBoxes && (
          // The toolbar comes after what is chosen: a screen reader is told how much that is.
          <span role="status" className="spoken">
            {selected.length > 0 && t('selectedSelected', { selected: selected.length })}
          </span>
        )}
        <SelectionProvider value={selection}>
          {isNarrow && card ? (
            <CardList
              {...{ query, card, nameOf, rows, total }}
              rowKey={keyOf}
              selectable={hasBoxes}
              onPage={(current) => address.change({ current })}
            />
          ) : fitted && room === undefined ? null : (
            <ListTable<Row>
              name={name}
              columns={drawn}
              rows={rows}
              room={room}
              size={density.size}
              rowKey={keyOf}
              onSize={density.change}
              reload={list.reload}
              onQuery={changeColumns}
              onOpen={onOpen && open}
            />
          )}
        </SelectionProvider>
      </div>
    </TableSlotsProvider>
  );
}

type NoRowsProps = { list: Omit<ReturnType<typeof useListPage>, 'rows'>; empty: ReactNode };

/** In place of the rows: why there are none. */
function NoRows({ list: { error, loaded, isPastLast, reload, address }, empty }: NoRowsProps) {
  const t = useTexts();
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!loaded || isPastLast) return <SkeletonList />;
  if (!address.filtered) return empty;
  return (
    <EmptyState
      title={t('noResults')}
      text={t('noEntriesMatchTheseFilters')}
      action={<Button onClick={address.clear}>{t('clearFilters')}</Button>}
    />
  );
}
