import dayjs from 'dayjs';
import { EmptyState } from '@/shared/ui';
import type { Figures } from './figures.ts';
import styles from './home.module.css';

/** Days from submission to release: on average, in time, and month by month. */
export function Turnaround({ figures }: { figures: Figures['turnaround'] }) {
  if (figures.averageDays === null)
    return (
      <EmptyState title="No report released yet" text="Days from submission to release will stand here." />
    );
  const most = Math.max(...figures.byMonth.map((row) => row.averageDays), 1);
  return (
    <>
      <p>
        <span className={styles.figure}>{figures.averageDays.toFixed(1)}</span> days on average,{' '}
        {figures.withinSlaPct} % by the due day
      </p>
      <ul className={styles.bars}>
        {figures.byMonth.map((row) => (
          <li key={row.month}>
            <span>{dayjs(`${row.month}-01`).format('MMM YYYY')}</span>
            <span className={styles.bar}>
              <span style={{ inlineSize: `${(row.averageDays / most) * 100}%` }} />
            </span>
            <strong>
              {row.averageDays.toFixed(1)} d<small> {row.released} released</small>
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
}
