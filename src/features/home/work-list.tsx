import { WarningOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { DueDay, EmptyState, RiskChip, StatusChip, TimeText } from '@/shared/ui';
import type { Figures } from './figures.ts';
import styles from './home.module.css';

export const addressOf = (row: { clientId: string; requestId: string; status?: string }) =>
  row.status === 'draft'
    ? `/pages/newrequest?request=${row.requestId}`
    : `/pages/requestanalysis?client=${row.clientId}&request=${row.requestId}`;

/** What this person has to do next, most urgent first. */
export function WorkList({ rows }: { rows: Figures['waiting'] }) {
  if (rows.length === 0)
    return (
      <EmptyState
        title="Nothing is waiting for you"
        text="Work that needs you will appear here, most urgent first."
      />
    );
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.requestId}>
          <Link to={addressOf(row)} className={styles.rowName} title={row.legalName} dir="auto">
            {row.legalName || 'Unnamed draft'}
          </Link>
          <StatusChip status={row.status} />
          <span>{row.what}</span>
          <span className={styles.aside}>
            {row.overdue && (
              <strong>
                <WarningOutlined /> Overdue{' '}
              </strong>
            )}
            {row.dueOn ? (
              <>
                due <DueDay dueOn={row.dueOn} overdue={false} forecast={row.forecast} />
              </>
            ) : (
              row.number
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function RecentReports({ rows }: { rows: Figures['recentReports'] }) {
  if (rows.length === 0)
    return <EmptyState title="No reports yet" text="Released reports will appear here with their rating." />;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.requestId}>
          <Link to={addressOf(row)} className={styles.rowName} title={row.legalName} dir="auto">
            {row.legalName}
          </Link>
          <RiskChip band={row.rating} />
          <span className={styles.aside}>
            <TimeText at={row.releasedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
