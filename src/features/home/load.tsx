import { Link } from '@umijs/max';
import { plural } from '@/shared/format';
import type { Figures } from './figures.ts';
import styles from './home.module.css';

/** Open work of each drafter; overdue is said in words. */
export function Load({ rows }: { rows: Figures['load'] }) {
  const most = Math.max(1, ...rows.map((row) => row.open));
  return (
    <ul className={styles.bars}>
      {rows.map((row) => (
        <li key={row.drafterId}>
          <Link to={`/pages/requestdetails?drafter=${row.drafterId}`}>
            {row.name}
            {!row.available && ' (away)'}
          </Link>
          <span className={styles.bar} title={`${plural(row.open, 'open request')}, ${row.overdue} overdue`}>
            <span style={{ inlineSize: `${(row.open / most) * 100}%` }} />
          </span>
          <strong>
            {row.open}
            {row.overdue > 0 && <small> {row.overdue} overdue</small>}
          </strong>
        </li>
      ))}
    </ul>
  );
}
