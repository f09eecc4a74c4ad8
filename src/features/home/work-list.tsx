import { Link } from '@umijs/max';
import { DueDay, EmptyState, RiskChip, StatusChip, TimeText } from '@/shared/ui';
import type { Figures } from './figures.ts';
import styles from './home.module.css';
import { useTexts } from './texts/index.ts';

const addressOf = (row: { clientId: string; requestId: string; status?: string }) =>
  row.status === 'draft'
    ? `/pages/newrequest?request=${row.requestId}`
    : `/pages/requestanalysis?client=${row.clientId}&request=${row.requestId}`;

type PartyLinkProps = { row: { clientId: string; requestId: string; legalName: string; status?: string } };

/** A name of either direction is cut at its own end. */
export function PartyLink({ row }: PartyLinkProps) {
  const t = useTexts();
  return (
    <Link to={addressOf(row)} className={styles.rowName} title={row.legalName} dir="auto">
      {row.legalName || t('unnamedDraft')}
    </Link>
  );
}

type WorkListProps = {
  rows: Figures['waiting'];
  /** How many there are, which may be more than the rows. */
  total: number;
  /** The address of all of them. */
  all?: string | undefined;
};

/** What this person has to do next, most urgent first. */
export function WorkList({ rows, total, all }: WorkListProps) {
  const t = useTexts();
  const left = total - rows.length;
  if (rows.length === 0)
    return <EmptyState title={t('nothingIsWaitingForYou')} text={t('workThatNeedsYouWillAppear')} />;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.requestId}>
          <PartyLink row={row} />
          <StatusChip status={row.status} />
          <span>{t(`task.${row.task}`)}</span>
          <span className={styles.aside}>
            {row.dueOn
              ? t.rich('dueOn', {
                  day: <DueDay dueOn={row.dueOn} overdue={row.overdue} forecast={row.forecast} />,
                })
              : row.number}
          </span>
        </li>
      ))}
      {left > 0 && (
        <li>
          {all ? <Link to={all}>{t('countMore', { count: left })}</Link> : t('countMore', { count: left })}
        </li>
      )}
    </ul>
  );
}

export function RecentReports({ rows }: { rows: Figures['recentReports'] }) {
  const t = useTexts();
  if (rows.length === 0)
    return <EmptyState title={t('noReportsYet')} text={t('releasedReportsWillAppearHereWith')} />;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.requestId}>
          <PartyLink row={row} />
          <RiskChip band={row.rating} />
          <span className={styles.aside}>
            <TimeText at={row.releasedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
