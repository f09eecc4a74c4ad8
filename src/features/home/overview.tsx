import { EmptyState, RiskChip } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { ByStatus } from './by-status.tsx';
import { Countries } from './countries.tsx';
import { Panel } from './dashboard.tsx';
import type { Figures } from './figures.ts';
import styles from './home.module.css';
import { RiskSplit } from './risk-split.tsx';
import { useTexts } from './texts/index.ts';
import { Tiles } from './tiles.tsx';
import { Trends } from './trends/trends.tsx';
import { PartyLink, RecentReports } from './work-list.tsx';

/** How it went over time, how it stands, and the names behind the figures. */
export function Overview({
  figures,
  ...period
}: {
  figures: Figures;
  client?: string;
  from?: string;
  to?: string;
}) {
  const t = useTexts();
  return (
    <>
      <Tiles tiles={figures.tiles.filter((tile) => tile.key !== 'waiting')} />
      <Trends {...period} />
      <div className={styles.grid}>
        <Panel title={t('thirdPartiesByRisk')}>
          <RiskSplit split={figures.thirdParties} />
        </Panel>
        <Panel title={period.from || period.to ? t('requestsByStatus') : t('requestsByStatusAllTime')}>
          <ByStatus rows={figures.byStatus} within={period} />
        </Panel>
        <Panel title={t('highestRisks')}>
          <TopRisks rows={figures.topRisks} />
        </Panel>
        <Panel title={t('countries')}>
          <Countries rows={figures.byCountry} total={figures.countries} />
        </Panel>
        <Panel title={t('recentReports')}>
          <RecentReports rows={figures.recentReports} />
        </Panel>
      </div>
    </>
  );
}

function TopRisks({ rows }: { rows: Figures['topRisks'] }) {
  const t = useTexts();
  const { nameOf } = useCountryNames();
  if (rows.length === 0)
    return <EmptyState title={t('noRatedThirdPartiesYet')} text={t('theTenHighestRatingsWillAppear')} />;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.requestId}>
          <PartyLink row={row} />
          <RiskChip band={row.rating} score={row.score} basis={row.basis} />
          <span className={styles.aside} title={nameOf(row.country)}>
            {nameOf(row.country)}
          </span>
        </li>
      ))}
    </ul>
  );
}
