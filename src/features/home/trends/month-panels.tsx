import { formatMonth, formatNumber, formatPercent } from '@/shared/format';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import { useWords } from '@/shared/words/use-words';
import { useTexts } from '../texts/index.ts';
import { averageDays, inTimePercent, type Trends } from './trend-figures.ts';
import { TrendPanel } from './trend-panel.tsx';

export const Chart = lazyPart(async () => (await import('./charts.tsx')).Chart);

type ByMonth = { months: Trends['months'] };

const rowsOf = (months: Trends['months']) =>
  months.map((month) => ({
    ...month,
    name: formatMonth(month.month),
    released: month.inTime + month.late,
    percent: inTimePercent([month]),
  }));
const sumOf = (rows: ReturnType<typeof rowsOf>, key: 'raised' | 'released') =>
  rows.reduce((total, row) => total + row[key], 0);

/** The rating bands as series of a chart. */
export function useBands() {
  const word = useWords();
  return [
    { key: 'high', label: word('high'), color: 'var(--high)' },
    { key: 'medium', label: word('medium'), color: 'var(--medium)', hatched: true },
    { key: 'low', label: word('low'), color: 'var(--low)' },
  ];
}

/** Requests submitted, reports released, and what was open at the end of each month. */
export function WorkByMonth({ months }: ByMonth) {
  const t = useTexts();
  const rows = rowsOf(months);
  return (
    <TrendPanel
      title={t('trend.work')}
      lead={t('trend.workLead', {
        raised: formatNumber(sumOf(rows, 'raised')),
        released: formatNumber(sumOf(rows, 'released')),
      })}
      name="requests"
      columns={[
        ['name', t('trend.month')],
        ['raised', t('trend.raised')],
        ['released', t('trend.released')],
        ['open', t('trend.open')],
      ]}
      rows={rows}
      chart={
        <Chart
          label={t('trend.work')}
          rows={rows}
          isRtl={t.language === 'ar-SA'}
          bars={[
            {
              key: 'raised',
              label: t('trend.raised'),
              color: 'color-mix(in srgb, var(--accent) 30%, var(--paper))',
            },
          ]}
          lines={[
            { key: 'released', label: t('trend.released'), color: 'var(--accent)' },
            { key: 'open', label: t('trend.open'), color: 'var(--slate)' },
          ]}
        />
      }
    />
  );
}

/** Reports released in each month, by their sealed rating. */
export function RiskByMonth({ months }: ByMonth) {
  const t = useTexts();
  const bands = useBands();
  const rows = rowsOf(months);
  return (
    <TrendPanel
      title={t('trend.risk')}
      lead={t('trend.riskLead')}
      name="reports-by-risk"
      columns={[['name', t('trend.month')], ...bands.map(({ key, label }) => [key, label] as const)]}
      rows={rows}
      chart={<Chart label={t('trend.risk')} rows={rows} isRtl={t.language === 'ar-SA'} bars={bands} />}
    />
  );
}

/** Reports released by their due day and after it. */
export function InTimeByMonth({ months }: ByMonth) {
  const t = useTexts();
  const percent = inTimePercent(months);
  const rows = rowsOf(months);
  return (
    <TrendPanel
      title={t('trend.inTime')}
      lead={
        percent === null ? t('trend.noReports') : t('trend.inTimeLead', { percent: formatPercent(percent) })
      }
      name="in-time"
      columns={[
        ['name', t('trend.month')],
        ['percent', t('trend.percentInTime')],
        ['inTime', t('trend.inTimeCount')],
        ['late', t('trend.late')],
      ]}
      rows={rows}
      chart={
        <Chart
          label={t('trend.inTime')}
          rows={rows}
          isRtl={t.language === 'ar-SA'}
          bars={[
            { key: 'inTime', label: t('trend.inTimeCount'), color: 'var(--accent)' },
            { key: 'late', label: t('trend.late'), color: 'var(--slate)', hatched: true },
          ]}
        />
      }
    />
  );
}

/** Days from submission to release. */
export function TurnaroundByMonth({ months }: ByMonth) {
  const t = useTexts();
  const days = averageDays(months);
  const rows = rowsOf(months);
  return (
    <TrendPanel
      title={t('turnaround')}
      lead={days === null ? t('trend.noReports') : t('trend.turnaroundLead', { days: formatNumber(days) })}
      name="turnaround"
      columns={[
        ['name', t('trend.month')],
        ['averageDays', t('trend.averageDays')],
        ['released', t('trend.released')],
      ]}
      rows={rows}
      chart={
        <Chart
          label={t('turnaround')}
          rows={rows}
          isRtl={t.language === 'ar-SA'}
          lines={[{ key: 'averageDays', label: t('trend.averageDays'), color: 'var(--accent)' }]}
        />
      }
    />
  );
}
