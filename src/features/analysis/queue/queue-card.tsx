import { Link } from '@umijs/max';
import { ChangedDot, DueDay, RequestRisk, RowCard, StatusChip } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import { addressOfRow, type QueueRow } from './queue-columns.tsx';

/** One analysis on a phone. */
export function QueueCard({ row }: { row: QueueRow }) {
  const t = useTexts();
  return (
    <RowCard
      title={
        <Link to={addressOfRow(row)}>
          <ChangedDot changed={row.changed} />
          <bdi>{row.legalName}</bdi>
        </Link>
      }
      client={row.clientName}
      marks={
        <>
          <StatusChip status={row.status} />
          <RequestRisk of={row} />
        </>
      }
      note={
        <>
          <bdi>{row.requestNumber}</bdi> ·{' '}
          <DueDay dueOn={row.dueOn} overdue={row.overdue} forecast={row.forecast} />
          {row.matches > 0 &&
            ` ${t('openMatchesOfMatchesMatchesOpen', { openMatches: row.openMatches, matches: row.matches })}`}
        </>
      }
    />
  );
}
