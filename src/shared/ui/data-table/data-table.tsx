import { useMemoizedFn } from 'ahooks';
import { Button, Grid } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { SkeletonList } from '../states/skeleton-list.tsx';
import { useTexts } from '../texts/index.ts';
import { CardList } from './card-list.tsx';
import styles from './data-table.module.css';
import { ExportButton } from './export/export-button.tsx';
import { type ExportChoice, exportList } from './export/export-list.ts';
import { isExported } from './export/sheet.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { Pages } from './pages.tsx';
import { SearchBox } from './search-box.tsx';
import { SelectionProvider, selectionColumn } from './selection-column.tsx';
import { TableSlotsProvider } from './table-slots.tsx';
import type { DataTableProps, ListQuery } from './types.ts';
import { useAddressColumns } from './use-address-columns.ts';
import { useDensity } from './use-density.ts';
import { useList } from './use-list.ts';
import { useListAddress } from './use-list-address.ts';
import { useListKeys } from './use-list-keys.ts';
import { useRoom } from './use-room.ts';
import { useSelection } from './use-selection.ts';
import { SavedViews } from './views/saved-views.tsx';
import { useDefaultView } from './views/use-default-view.ts';

/**
 * The list of every page: paged, sorted, searched and filtered by the server, its state in the address, its columns and
 * density remembered, its rows exportable, with empty, loading and error states, as cards where it is narrow.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const t = useTexts();
  const {
    name,
    columns,
    rowKey,
    fixed,
    card,
    nameOf,
    bulk,
    empty,
    onOpen,
    expanded,
    fitted = false,
    toolbar,
    exported = true,
  } = props;
  const filterKeys = [
    ...columns.filter((column) => column.filters).map((column) => column.key),
    ...(props.addressFilters ?? []),
  ];
  const address = useListAddress({ ...props, filterKeys });
  const query: ListQuery = { ...address.query, ...fixed };
  const read = useList(props, query);
  const opens = useDefaultView(name, props.views === true);
  const list = opens ? { ...read, rows: none, loaded: false, error: null } : read;
  // The last row of the last page is gone: there are others before it.
  const isPast = list.loaded && list.rows.length === 0 && list.total > 0;
  const last = isPast ? Math.ceil(list.total / query.pageSize) : query.current;
  const isPastLast = last < query.current;
  useEffect(() => {
    if (isPastLast) address.change({ current: last }, true);
  });
  const density = useDensity(name);
  // The same functions at every drawing, or the table would be drawn anew with it.
  const keyOf = useMemoizedFn(rowKey);
  const shown = useAddressColumns(columns, address);
  const isChosen = bulk !== undefined;
  const drawn = useMemo(
    () => (isChosen ? [selectionColumn(keyOf), ...shown] : shown),
    [isChosen, keyOf, shown],
  );
  const { selected, select, selection } = useSelection(list.rows, keyOf, JSON.stringify(query));
  const open = useMemoizedFn((row: Row) => onOpen?.(row));
  const onQuery = useMemoizedFn<ListTableProps<Row>['onQuery']>((sort, filters) =>
    address.change({
      ...Object.fromEntries(filterKeys.filter((key) => key in filters).map((key) => [key, filters[key]])),
      sort,
    }),
  );
  const onPage = (current: number, pageSize: number) =>
    address.change({
      pageSize: pageSize === (props.defaultPageSize ?? 20) ? '' : pageSize,
      ...(pageSize === query.pageSize && { current }),
    });
  const narrow = Grid.useBreakpoint().lg === false;
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame, fitted && !narrow);
  const rowOf = (key: string) => list.rows.find((row) => keyOf(row) === key);
  useListKeys(frame, {
    open: (key) => withRow(rowOf(key), onOpen),
    preview: (key) => withRow(rowOf(key), props.onPreview),
  });

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
        {t('clearFilters')}
      </Button>
    ),
    toolbar,
    props.views && <SavedViews key="views" list={name} />,
    exported && <ExportButton key="export" {...exportOf(props, query)} total={list.total} />,
  ].filter(Boolean);

  const nothing = address.filtered ? (
    <EmptyState
      title={t('noResults')}
      text={t('noEntriesMatchTheseFilters')}
      action={<Button onClick={address.clear}>{t('clearFilters')}</Button>}
    />
  ) : (
    empty
  );
  const state = list.error ? (
    <ErrorState error={list.error} onRetry={list.reload} />
  ) : list.loaded && !isPastLast ? (
    nothing
  ) : (
    <SkeletonList />
  );

  const clearSelection = () => {
    select([]);
    // What had the focus goes with the choice.
    frame.current?.querySelector<HTMLElement>('.ant-checkbox-input')?.focus();
  };
  const selectionBar = bulk && selected.length > 0 && (
    <div className={styles.bulk} role="toolbar" aria-label={t('actionsOnTheSelectedRows')}>
      <strong>{t('selectedSelected', { selected: selected.length })}</strong>
      {bulk(selected, () => select([]))}
      {props.selectedBy && (
        <ExportButton
          {...exportOf(props, { ...unfiltered(query), [props.selectedBy]: selected.map(keyOf) })}
          selected
          total={selected.length}
        />
      )}
      <Button type="link" onClick={clearSelection}>
        {t('clear')}
      </Button>
    </div>
  );
  const loading = list.loading && list.loaded;
  const pages = !list.error && <Pages {...query} total={list.total} size={density.size} onPage={onPage} />;
  return (
    <TableSlotsProvider value={{ tools, bulk: selectionBar, nothing: state, pages }}>
      <div ref={frame} className={styles.frame} aria-busy={loading} data-busy={loading || undefined}>
        {bulk && (
          // The toolbar comes after what is chosen: a screen reader is told how much that is.
          <span role="status" className="spoken">
            {selected.length > 0 && t('selectedSelected', { selected: selected.length })}
          </span>
        )}
        <SelectionProvider value={selection}>
          {narrow && card ? (
            <CardList
              {...{ query, card, nameOf, rowKey: keyOf }}
              rows={list.error ? none : list.rows}
              total={list.total}
              selectable={isChosen}
              onPage={(current) => address.change({ current })}
            />
          ) : fitted && room === undefined ? null : (
            <ListTable<Row>
              name={name}
              columns={drawn}
              rows={list.error ? none : list.rows}
              room={room}
              size={density.size}
              rowKey={keyOf}
              onSize={density.change}
              reload={list.reload}
              onQuery={onQuery}
              onOpen={onOpen && open}
              expanded={expanded}
            />
          )}
        </SelectionProvider>
      </div>
    </TableSlotsProvider>
  );
}

const none: never[] = [];

/** What the button needs to export the rows of a query. */
const exportOf = <Row extends object>(
  { name, columns, load, rowKey, savePdf }: DataTableProps<Row>,
  query: ListQuery,
) => ({
  name,
  columns: columns.filter(isExported),
  withPdf: savePdf !== undefined,
  run: async ({ format, zone }: ExportChoice, keys: readonly string[]) => {
    if (format === 'pdf') {
      await savePdf?.(query);
      return undefined;
    }
    const chosen = columns.filter(({ key }) => keys.includes(key));
    return exportList({ name, columns: chosen, load, rowKey }, query, { format, zone });
  },
});

function withRow<Row>(row: Row | undefined, act: ((row: Row) => void) | undefined) {
  if (row) act?.(row);
}

/** The order alone: the selected rows stay the same whatever no longer fits the filters, and the address stays short. */
const unfiltered = ({ current, pageSize, sort }: ListQuery): ListQuery => ({ current, pageSize, sort });
