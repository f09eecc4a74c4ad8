import { Link } from '@umijs/max';
import { formatNumber } from '@/shared/format';
import { EmptyState, RiskChip } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import { BarList } from './bar-list.tsx';
import { ByStatus } from './by-status.tsx';
import { Countries } from './countries.tsx';
import { Panel } from './dashboard.tsx';
import type { Figures } from './figures.ts';
import styles from './home.module.css';
import { RiskSplit } from './risk-split.tsx';
import { useTexts } from './texts/index.ts';
import { Tiles } from './tiles.tsx';
import { Trends } from './trends/trends.tsx';
import { addressOf, RecentReports } from './work-list.tsx';

/** How it went over time, how it stands, and the names behind the figures. */
export function Overview({ figures, client }: { figures: Figures; client?: string }) {
  const word = useWords();
  const t = useTexts();
  return (
    <>
      <Tiles tiles={figures.tiles.filter((tile) => tile.key !== 'waiting')} />
      <Trends client={client} />
      <div className={styles.grid}>
        <Panel title={t('thirdPartiesByRisk')}>
          <RiskSplit split={figures.thirdParties} />
        </Panel>
        <Panel title={t('requestsByStatus')}>
          <ByStatus rows={figures.byStatus} />
        </Panel>
        <Panel title={t('highestRisks')}>
          <TopRisks rows={figures.topRisks} />
        </Panel>
        <Panel title={t('countries')}>
          <Countries rows={figures.byCountry} total={figures.countries} />
        </Panel>
        {figures.findingsByCategory.length > 0 && (
          <Panel title={t('findingsByCategory')}>
            <BarList
              bars={figures.findingsByCategory.map(({ key, value }) => ({
                key,
                label: <span>{word(key)}</span>,
                value,
                text: formatNumber(value),
              }))}
            />
          </Panel>
        )}
        <Panel title={t('recentReports')}>
          <RecentReports rows={figures.recentReports} />
        </Panel>
      </div>
    </>
  );
}

function TopRisks({ rows }: { rows: Figures['topRisks'] }) {
  const t = useTexts();
  if (rows.length === 0)
    return <EmptyState title={t('noRatedThirdPartiesYet')} text={t('theTenHighestRatingsWillAppear')} />;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.requestId}>
          <Link to={addressOf(row)} className={styles.rowName} title={row.legalName}>
            <bdi>{row.legalName}</bdi>
          </Link>
          <RiskChip band={row.rating} score={row.score} basis={row.basis} />
          <span className={styles.aside}>{row.country ?? ''}</span>
        </li>
      ))}
    </ul>
  );
}
