import { formatMonth, formatNumber } from '@/shared/format';
import { EmptyState, Loaded, useCall } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import { useWords } from '@/shared/words/use-words';
import { useTexts } from '../texts/index.ts';
import { HeatTable } from './heat-table.tsx';
import { averageDays, type Trends as Figures, inTimePercent } from './trend-figures.ts';
import { TrendPanel } from './trend-panel.tsx';
import styles from './trends.module.css';

const Chart = lazyPart(async () => (await import('./charts.tsx')).Chart);

/** The figures of a client, or of all of them, in the months between two days. */
export function Trends(period: { client?: string; from?: string; to?: string }) {
  const t = useTexts();
  const trends = useCall('GET /reports/v1.0/trends', period, { keepLast: true });
  return (
    <section aria-label={t('trend.title')}>
      <h2 className={styles.head}>{t('trend.title')}</h2>
      <Loaded of={trends} title={t('trend.title')}>
        {({ Data }) =>
          Data.months.every(({ raised, open }) => raised === 0 && open === 0) ? (
            <EmptyState title={t('trend.none')} text={t('trend.noneText')} />
          ) : (
            <Panels figures={Data} />
          )
        }
      </Loaded>
    </section>
  );
}

function Panels({ figures }: { figures: Figures }) {
  const t = useTexts();
  const word = useWords();
  const isRtl = t.language === 'ar-SA';
  const months = figures.months.map((month) => ({
    ...month,
    name: formatMonth(month.month),
    released: month.inTime + month.late,
    percent: inTimePercent([month]),
  }));
  const quarters = figures.quarters.map((row) => ({ ...row, name: row.quarter.replace('-', ' ') }));
  const ages = figures.ageing.map(({ from, to, open, overdue }) => ({
    name: to === null ? t('trend.daysFrom', { from }) : t('trend.daysFromTo', { from, to }),
    onTime: open - overdue,
    overdue,
  }));
  const bands = [
    { key: 'high', label: word('high'), color: 'var(--high)' },
    { key: 'medium', label: word('medium'), color: 'var(--medium)', hatched: true },
    { key: 'low', label: word('low'), color: 'var(--low)' },
  ];
  const bandColumns = bands.map(({ key, label }) => [key, label] as const);
  const sum = (key: 'raised' | 'released') => months.reduce((total, month) => total + month[key], 0);
  const percent = inTimePercent(figures.months);
  const days = averageDays(figures.months);
  const last = figures.quarters.at(-1);
  return (
    <div className={styles.grid}>
      <TrendPanel
        title={t('trend.work')}
        lead={t('trend.workLead', {
          raised: formatNumber(sum('raised')),
          released: formatNumber(sum('released')),
        })}
        name="requests"
        columns={[
          ['name', t('trend.month')],
          ['raised', t('trend.raised')],
          ['released', t('trend.released')],
          ['open', t('trend.open')],
        ]}
        rows={months}
        chart={
          <Chart
            label={t('trend.work')}
            rows={months}
            isRtl={isRtl}
            bars={[
              {
                key: 'raised',
                label: t('trend.raised'),
                color: 'color-mix(in srgb, var(--accent) 30%, var(--paper))',
              },
            ]}
            lines={[
              { key: 'released', label: t('trend.released'), color: 'var(--low)' },
              { key: 'open', label: t('trend.open'), color: 'var(--slate)' },
            ]}
          />
        }
      />
      <TrendPanel
        title={t('trend.risk')}
        lead={t('trend.riskLead')}
        name="reports-by-risk"
        columns={[['name', t('trend.month')], ...bandColumns]}
        rows={months}
        chart={<Chart label={t('trend.risk')} rows={months} isRtl={isRtl} bars={bands} />}
      />
      <TrendPanel
        title={t('trend.inTime')}
        lead={percent === null ? t('trend.noReports') : t('trend.inTimeLead', { percent })}
        name="in-time"
        columns={[
          ['name', t('trend.month')],
          ['percent', t('trend.percentInTime')],
          ['inTime', t('trend.inTimeCount')],
          ['late', t('trend.late')],
        ]}
        rows={months}
        chart={
          <Chart
            label={t('trend.inTime')}
            rows={months}
            isRtl={isRtl}
            bars={[
              { key: 'inTime', label: t('trend.inTimeCount'), color: 'var(--low)' },
              { key: 'late', label: t('trend.late'), color: 'var(--high)', hatched: true },
            ]}
          />
        }
      />
      <TrendPanel
        title={t('turnaround')}
        lead={days === null ? t('trend.noReports') : t('trend.turnaroundLead', { days: formatNumber(days) })}
        name="turnaround"
        columns={[
          ['name', t('trend.month')],
          ['averageDays', t('trend.averageDays')],
          ['released', t('trend.released')],
        ]}
        rows={months}
        chart={
          <Chart
            label={t('turnaround')}
            rows={months}
            isRtl={isRtl}
            lines={[{ key: 'averageDays', label: t('trend.averageDays'), color: 'var(--accent)' }]}
          />
        }
      />
      <TrendPanel
        title={t('trend.portfolio')}
        lead={last && t('trend.portfolioLead', { raised: last.raised, lowered: last.lowered })}
        name="risk-by-quarter"
        columns={[
          ['name', t('trend.quarter')],
          ...bandColumns,
          ['raised', t('trend.movedUp')],
          ['lowered', t('trend.movedDown')],
        ]}
        rows={quarters}
        chart={<Chart label={t('trend.portfolio')} rows={quarters} isRtl={isRtl} bars={bands} />}
      />
      <TrendPanel
        title={t('trend.age')}
        lead={t('trend.ageLead', { open: figures.ageing.reduce((total, { open }) => total + open, 0) })}
        name="age-of-open-requests"
        columns={[
          ['name', t('trend.daysOpen')],
          ['onTime', t('trend.onTime')],
          ['overdue', t('tile.overdue')],
        ]}
        rows={ages}
        chart={
          <Chart
            label={t('trend.age')}
            rows={ages}
            isRtl={isRtl}
            bars={[
              { key: 'onTime', label: t('trend.onTime'), color: 'var(--accent)' },
              { key: 'overdue', label: t('tile.overdue'), color: 'var(--high)', hatched: true },
            ]}
          />
        }
      />
      {figures.findings.length > 0 && (
        <TrendPanel
          title={t('trend.findings')}
          lead={t('trend.findingsLead')}
          name="findings-by-country"
          columns={[
            ['country', t('country')],
            ['category', t('trend.category')],
            ['value', t('trend.findingsCount')],
          ]}
          rows={figures.findings}
          chart={<HeatTable findings={figures.findings} label={t('trend.findings')} />}
        />
      )}
      {figures.lists.length > 0 && (
        <TrendPanel
          title={t('trend.lists')}
          lead={t('trend.listsLead')}
          name="decisions-by-list"
          columns={[
            ['watchlist', t('trend.list')],
            ['decided', t('trend.decided')],
            ['percent', t('trend.falsePositives')],
            ['medianHours', t('trend.medianHours')],
          ]}
          rows={figures.lists.map((row) => ({
            ...row,
            percent: `${Math.round((row.falsePositives / row.decided) * 100)} %`,
          }))}
          chart={null}
        />
      )}
    </div>
  );
}
