import { Button } from 'antd';
import { useTexts } from '../texts/index.ts';
import { ExportButton } from './export/export-button.tsx';
import { exportOf } from './export/export-list.ts';
import { SearchBox } from './search-box.tsx';
import type { DataTableProps } from './types.ts';
import type { ListAddress } from './use-list-address.ts';
import { SavedViews } from './views/saved-views.tsx';

type ListToolsProps<Row> = { table: DataTableProps<Row>; address: ListAddress; total: number };

/** What stands above the rows: search, filters, what the page adds, saved views and the export. */
export function ListTools<Row extends object>({ table, address, total }: ListToolsProps<Row>) {
  const t = useTexts();
  const { name, searchPlaceholder, toolbar, views } = table;
  const { query, filtered, change, clear } = address;
  return (
    <>
      {searchPlaceholder && (
        <SearchBox
          value={query.search ?? ''}
          placeholder={searchPlaceholder}
          onSearch={(search) => change({ search })}
        />
      )}
      {filtered && (
        <Button type="link" onClick={clear}>
          {t('clearFilters')}
        </Button>
      )}
      {toolbar}
      {views && <SavedViews list={name} />}
      <ExportButton {...exportOf(table, query)} total={total} />
    </>
  );
}
