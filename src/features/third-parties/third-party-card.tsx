import { Link } from '@umijs/max';
import { formatDay } from '@/shared/format';
import { RiskChip, RowCard, StatusChip } from '@/shared/ui';
import { addressOf, type ThirdPartyRow } from './third-party.ts';

/** One third party on a phone. */
export function ThirdPartyCard({ row }: { row: ThirdPartyRow }) {
  return (
    <RowCard
      title={<Link to={addressOf(row)}>{row.name}</Link>}
      marks={
        <>
          <RiskChip band={row.rating} />
          <StatusChip status={row.relationship} overdue={row.reviewDue} />
        </>
      }
      note={row.nextReviewOn ? `Review ${formatDay(row.nextReviewOn)}` : 'No review yet'}
    />
  );
}
