import type { ReactNode } from 'react';
import { useAccess } from '@/shared/session';
import { useHints } from '@/shared/ui';
import { ByStatus } from './by-status.tsx';
import type { Figures } from './figures.ts';
import styles from './home.module.css';
import { Load } from './load.tsx';
import { NextSteps } from './next-steps.tsx';
import { RiskSplit } from './risk-split.tsx';
import { SystemHealth } from './system-health.tsx';
import { useTexts } from './texts/index.ts';
import { Tiles } from './tiles.tsx';
import { HomeTrends } from './trends/home-trends.tsx';
import { RecentReports, WorkList } from './work-list.tsx';

type PanelProps = {
  title: string;
  wide?: boolean;
  /** What the tour of the shell begins with. */
  first?: boolean;
  children: ReactNode;
};

export function Panel({ title, wide, first, children }: PanelProps) {
  return (
    <section className={`${styles.panel} ${wide ? styles.wide : ''}`} data-tour={first ? 'work' : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The figures of the reader. The work comes first, then how it stands, then the last months. */
export function Dashboard({ figures }: { figures: Figures }) {
  const t = useTexts();
  const { drafts, administers, hasWorkWaiting, seesTrends } = useAccess();
  const waiting = figures.tiles.find(({ key }) => key === 'waiting');
  const trends = useHints('GET /reports/v1.0/trends', seesTrends ? {} : null);
  return (
    <>
      <Tiles tiles={figures.tiles} months={trends?.Data.months} />
      <div className={styles.grid}>
        {hasWorkWaiting && (
          <Panel title={drafts ? t('myWorkList') : t('waitingForYou')} wide first>
            <WorkList
              rows={figures.waiting}
              total={waiting?.value ?? figures.waiting.length}
              all={waiting?.href}
            />
          </Panel>
        )}
        {figures.due && (
          <Panel title={t('yourNextSteps')} wide>
            <NextSteps due={figures.due} />
          </Panel>
        )}
        {administers && (
          <Panel title={t('system')} wide first>
            <SystemHealth />
          </Panel>
        )}
        <Panel title={t('thirdPartiesByRisk')}>
          <RiskSplit split={figures.thirdParties} />
        </Panel>
        <Panel title={t('requestsByStatusAllTime')}>
          <ByStatus rows={figures.byStatus} />
        </Panel>
        {figures.load.length > 0 && (
          <Panel title={t('drafterWorkload')}>
            <Load rows={figures.load} />
          </Panel>
        )}
        <Panel title={t('recentReports')}>
          <RecentReports rows={figures.recentReports} />
        </Panel>
      </div>
      {seesTrends && <HomeTrends />}
    </>
  );
}
