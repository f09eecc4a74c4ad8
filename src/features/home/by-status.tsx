import { Link } from '@umijs/max';
import { formatNumber } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import { GIVEN_UP_STATUSES } from '../../../contract/request-statuses.ts';
import { BarList } from './bar-list.tsx';
import type { Figures } from './figures.ts';

/** Requests by status in the order of their life; each leads to its list. */
export function ByStatus({ rows }: { rows: Figures['byStatus'] }) {
  const word = useWords();
  const shown = rows.filter((row) => row.value > 0 || !GIVEN_UP_STATUSES.includes(row.status));
  return (
    <BarList
      bars={shown.map(({ status, value }) => ({
        key: status,
        label: <Link to={`/pages/requestdetails?status=${status}`}>{word(status)}</Link>,
        value,
        text: formatNumber(value),
      }))}
    />
  );
}
