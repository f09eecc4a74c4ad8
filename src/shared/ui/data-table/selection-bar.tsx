import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import styles from './data-table.module.css';
import { ExportButton } from './export/export-button.tsx';
import { exportOf } from './export/export-list.ts';
import type { DataTableProps, ListQuery } from './types.ts';

type SelectionBarProps<Row> = {
  table: DataTableProps<Row>;
  query: ListQuery;
  selected: readonly Row[];
  onClear: () => void;
  /** The acts of the page. */
  children: ReactNode;
};

/** What can be done with the chosen rows. */
export function SelectionBar<Row extends object>(props: SelectionBarProps<Row>) {
  const t = useTexts();
  const { table, query, selected, onClear, children } = props;
  const { selectedBy, rowKey } = table;
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t('actionsOnTheSelectedRows')}>
      <strong>{t('selectedSelected', { selected: selected.length })}</strong>
      {children}
      {selectedBy && (
        <ExportButton
          {...exportOf(table, { ...unfiltered(query), [selectedBy]: selected.map(rowKey) })}
          selected
          total={selected.length}
        />
      )}
      <Button type="link" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}

/** The order alone: the selected rows stay the same whatever no longer fits the filters, and the address stays short. */
const unfiltered = ({ current, pageSize, sort }: ListQuery): ListQuery => ({ current, pageSize, sort });
