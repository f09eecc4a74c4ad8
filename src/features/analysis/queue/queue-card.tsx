import { Link } from '@umijs/max';
import { ChangedDot, DueDay, RequestRisk, StatusChip } from '@/shared/ui';
import layout from '../layout.module.css';
import { useTexts } from '../texts/index.ts';
import { addressOfRow, type QueueRow } from './queue-columns.tsx';

/** One analysis on a phone. */
export function QueueCard({ row }: { row: QueueRow }) {
  const t = useTexts();
  return (
    <>
      <Link to={addressOfRow(row)} dir="auto">
        <ChangedDot changed={row.changed} />
        <strong>{row.legalName}</strong>
      </Link>
      <div className={layout.row} style={{ margin: '6px 0' }}>
        <StatusChip status={row.status} />
        <RequestRisk of={row} />
      </div>
      <small>
        {row.requestNumber} · <DueDay dueOn={row.dueOn} overdue={row.overdue} forecast={row.forecast} />
        {row.matches > 0 &&
          ` ${t('openMatchesOfMatchesMatchesOpen', { openMatches: row.openMatches, matches: row.matches })}`}
      </small>
    </>
  );
}
