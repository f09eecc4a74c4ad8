import { Pagination } from 'antd';
import { useTexts } from '../texts/index.ts';
import styles from './data-table.module.css';
import type { Density } from './use-density.ts';

type PagesProps = {
  current: number;
  pageSize: number;
  total: number;
  size: Density['size'];
  onPage: (current: number, pageSize: number) => void;
};

const pageSizes = [10, 20, 50, 100, 200];

/** The pages under a table. antd draws its own inside the table, so that each click would redraw every cell before the new rows are there. */
export function Pages({ current, pageSize, total, size, onPage }: PagesProps) {
  const t = useTexts();
  if (total === 0) return null;
  return (
    <Pagination
      className={styles.pages}
      align="end"
      size={size === 'large' ? 'medium' : 'small'}
      current={current}
      pageSize={pageSize}
      total={total}
      pageSizeOptions={pageSizes}
      showSizeChanger
      locale={{ page_size: t('rowsPerPage') }}
      showTotal={(_, [from, to]) => t('fromToOfTotal', { from, to, total })}
      onChange={onPage}
    />
  );
}
