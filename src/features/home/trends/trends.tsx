import { formatPercent } from '@/shared/format';
import { EmptyState, Loaded, useCall } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import { HeatTable } from './heat-table.tsx';
import {
  Chart,
  InTimeByMonth,
  RiskByMonth,
  TurnaroundByMonth,
  useBands,
  WorkByMonth,
} from './month-panels.tsx';
import type { Trends as Figures } from './trend-figures.ts';
import { TrendHead } from './trend-head.tsx';
import { TrendPanel } from './trend-panel.tsx';
import styles from './trends.module.css';

/** The figures of a client, or of all of them, in the months between two days. */
export function Trends(period: { client?: string; from?: string; to?: string }) {
  const t = useTexts();
  const trends = useCall('GET /reports/v1.0/trends', period, { keepLast: true });
  return (
    <section aria-label={t('trend.title')}>
      <TrendHead months={trends.data?.Data.months} />
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
  const isRtl = t.language === 'ar-SA';
  const quarters = figures.quarters.map((row) => ({ ...row, name: row.quarter.replace('-', ' ') }));
  const ages = figures.ageing.map(({ from, to, open, overdue }) => ({
    name: to === null ? t('trend.daysFrom', { from }) : t('trend.daysFromTo', { from, to }),
    onTime: open - overdue,
    overdue,
  }));
  const bands = useBands();
  const bandColumns = bands.map(({ key, label }) => [key, label] as const);
  const last = figures.quarters.at(-1);
  return (
    <div className={styles.grid}>
      <WorkByMonth months={figures.months} />
      <RiskByMonth months={figures.months} />
      <InTimeByMonth months={figures.months} />
      <TurnaroundByMonth months={figures.months} />
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
              { key: 'overdue', label: t('tile.overdue'), color: 'var(--slate)', hatched: true },
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
            percent: formatPercent(Math.round((row.falsePositives / row.decided) * 100)),
          }))}
          chart={null}
        />
      )}
    </div>
  );
}
