import { Link } from '@umijs/max';
import { formatNumber } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import { GIVEN_UP_STATUSES } from '../../../contract/request-statuses.ts';
import { BarList } from './bar-list.tsx';
import type { Figures } from './figures.ts';

/** What the figures count: the requests of one client, or those created in some days. */
type Within = { client?: string; from?: string; to?: string };
type ByStatusProps = { rows: Figures['byStatus']; within?: Within };

/** Requests by status in the order of their life; each leads to its list. */
export function ByStatus({ rows, within = {} }: ByStatusProps) {
  const word = useWords();
  const shown = rows.filter((row) => row.value > 0 || !GIVEN_UP_STATUSES.includes(row.status));
  return (
    <BarList
      bars={shown.map(({ status, value }) => ({
        key: status,
        label: <Link to={listOf(status, within)}>{word(status)}</Link>,
        value,
        text: formatNumber(value),
      }))}
    />
  );
}

function listOf(status: string, { client, from, to }: Within) {
  const filters = { status, client, createdFrom: from, createdTo: to };
  const set = Object.entries(filters).filter((filter): filter is [string, string] => Boolean(filter[1]));
  return `/pages/requestdetails?${new URLSearchParams(set)}`;
}
