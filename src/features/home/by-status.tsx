import { Link } from '@umijs/max';
import { formatNumber, toWords } from '@/shared/format';
import { BarList } from './bar-list.tsx';
import type { Figures } from './figures.ts';

/** Requests by status in the order of their life; each leads to its list. */
export function ByStatus({ rows }: { rows: Figures['byStatus'] }) {
  const shown = rows.filter((row) => row.value > 0 || !['rejected', 'cancelled'].includes(row.status));
  return (
    <BarList
      bars={shown.map(({ status, value }) => ({
        key: status,
        label: <Link to={`/pages/requestdetails?status=${status}`}>{toWords(status)}</Link>,
        value,
        text: formatNumber(value),
      }))}
    />
  );
}
