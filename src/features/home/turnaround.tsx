import dayjs from 'dayjs';
import { EmptyState } from '@/shared/ui';
import { BarList } from './bar-list.tsx';
import type { Figures } from './figures.ts';
import styles from './home.module.css';

/** Days from submission to release: on average, in time, and month by month. */
export function Turnaround({ figures }: { figures: Figures['turnaround'] }) {
  if (figures.averageDays === null)
    return (
      <EmptyState title="No reports released yet" text="Days from submission to release will appear here." />
    );
  return (
    <>
      <p>
        <span className={styles.figure}>{figures.averageDays.toFixed(1)}</span> days on average,{' '}
        {figures.withinSlaPct} % by the due day
      </p>
      <BarList
        bars={figures.byMonth.map(({ month, averageDays, released }) => ({
          key: month,
          label: <span>{dayjs(`${month}-01`).format('MMM YYYY')}</span>,
          value: averageDays,
          text: (
            <>
              {averageDays.toFixed(1)} d<small> {released} released</small>
            </>
          ),
        }))}
      />
    </>
  );
}
