import { Link } from '@umijs/max';
import { formatNumber, toWords } from '@/shared/format';
import type { Figures } from './figures.ts';
import styles from './home.module.css';

/** Requests by status in the order of their life; each leads to its list. */
export function ByStatus({ rows }: { rows: Figures['byStatus'] }) {
  const most = Math.max(1, ...rows.map((row) => row.value));
  return (
    <ul className={styles.bars}>
      {rows
        .filter((row) => row.value > 0 || !['rejected', 'cancelled'].includes(row.status))
        .map((row) => (
          <li key={row.status}>
            <Link to={`/pages/requestdetails?status=${row.status}`}>{toWords(row.status)}</Link>
            <span className={styles.bar}>
              <span style={{ inlineSize: `${(row.value / most) * 100}%` }} />
            </span>
            <strong>{formatNumber(row.value)}</strong>
          </li>
        ))}
    </ul>
  );
}
