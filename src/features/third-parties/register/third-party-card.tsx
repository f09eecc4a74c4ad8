import { Link } from '@umijs/max';
import { formatDay } from '@/shared/format';
import { useAccess } from '@/shared/session';
import { RiskChip, RowCard, StatusChip } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import { addressOf, type ThirdPartyRow } from '../third-party.ts';

/** One third party on a phone. */
export function ThirdPartyCard({ row }: { row: ThirdPartyRow }) {
  const t = useTexts();
  const { isFirm } = useAccess();
  const review = row.nextReviewOn
    ? t('reviewNextReviewOn', { nextReviewOn: formatDay(row.nextReviewOn) })
    : t('noReviewYet');
  return (
    <RowCard
      title={
        <Link to={addressOf(row)} dir="auto">
          {row.name}
        </Link>
      }
      client={isFirm && row.clientName}
      marks={
        <>
          <RiskChip band={row.rating} />
          <StatusChip status={row.relationship} overdue={row.reviewDue} />
        </>
      }
      note={
        row.openAlerts > 0 ? (
          <>
            <strong>{t('openAlertsAlerts', { openAlerts: row.openAlerts })}</strong> · {review}
          </>
        ) : (
          review
        )
      }
    />
  );
}
