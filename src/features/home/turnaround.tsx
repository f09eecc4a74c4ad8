import { formatMonth } from '@/shared/format';
import { EmptyState } from '@/shared/ui';
import { BarList } from './bar-list.tsx';
import type { Figures } from './figures.ts';
import styles from './home.module.css';
import { useTexts } from './texts/index.ts';

/** Days from submission to release: on average, in time, and month by month. */
export function Turnaround({ figures }: { figures: Figures['turnaround'] }) {
  const t = useTexts();
  if (figures.averageDays === null)
    return <EmptyState title={t('noReportsReleasedYet')} text={t('daysFromSubmissionToReleaseWill')} />;
  return (
    <>
      <p>
        {t.rich('toFixedDaysOnAverageWithinSlaPctBy', {
          toFixed: <span className={styles.figure}>{figures.averageDays.toFixed(1)}</span>,
          withinSlaPct: figures.withinSlaPct,
        })}
      </p>
      <BarList
        bars={figures.byMonth.map(({ month, averageDays, released }) => ({
          key: month,
          label: <span>{formatMonth(month)}</span>,
          value: averageDays,
          text: (
            <>
              {t('daysShort', { days: averageDays.toFixed(1) })}
              <small> {t('releasedReleased', { released })}</small>
            </>
          ),
        }))}
      />
    </>
  );
}
