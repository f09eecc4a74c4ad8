import { Link } from '@umijs/max';
import { formatNumber, toWords } from '@/shared/format';
import { EmptyState, RiskChip } from '@/shared/ui';
import { BarList } from './bar-list.tsx';
import { ByStatus } from './by-status.tsx';
import { Countries } from './countries.tsx';
import { Panel } from './dashboard.tsx';
import type { Figures } from './figures.ts';
import styles from './home.module.css';
import { RiskSplit } from './risk-split.tsx';
import { Tiles } from './tiles.tsx';
import { Turnaround } from './turnaround.tsx';
import { addressOf, RecentReports } from './work-list.tsx';

/** High, medium and low third parties, requests by status, turnaround, and the names behind the figures. */
export function Overview({ figures }: { figures: Figures }) {
  return (
    <>
      <Tiles tiles={figures.tiles.filter((tile) => tile.key !== 'waiting')} />
      <div className={styles.grid}>
        <Panel title="Third parties by risk">
          <RiskSplit split={figures.thirdParties} />
        </Panel>
        <Panel title="Requests by status">
          <ByStatus rows={figures.byStatus} />
        </Panel>
        <Panel title="Turnaround">
          <Turnaround figures={figures.turnaround} />
        </Panel>
        <Panel title="Highest risks">
          <TopRisks rows={figures.topRisks} />
        </Panel>
        <Panel title="Countries">
          <Countries rows={figures.byCountry} />
        </Panel>
        {figures.findingsByCategory.length > 0 && (
          <Panel title="Findings by category">
            <BarList
              bars={figures.findingsByCategory.map(({ key, value }) => ({
                key,
                label: <span>{toWords(key)}</span>,
                value,
                text: formatNumber(value),
              }))}
            />
          </Panel>
        )}
        <Panel title="Recent reports">
          <RecentReports rows={figures.recentReports} />
        </Panel>
      </div>
    </>
  );
}

function TopRisks({ rows }: { rows: Figures['topRisks'] }) {
  if (rows.length === 0)
    return <EmptyState title="No rated third parties yet" text="The ten highest ratings will appear here." />;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.requestId}>
          <Link to={addressOf(row)} className={styles.rowName} title={row.legalName} dir="auto">
            {row.legalName}
          </Link>
          <RiskChip band={row.rating} score={row.score} />
          <span className={styles.aside}>{row.country ?? ''}</span>
        </li>
      ))}
    </ul>
  );
}
