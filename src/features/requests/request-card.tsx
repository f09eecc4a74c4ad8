import { Link } from '@umijs/max';
import { Button } from 'antd';
import { DueDay, RequestRisk, RowCard, StatusChip } from '@/shared/ui';
import { addressOfRequest, type RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';

/** One request on a phone. */
export function RequestCard({ row, onPreview }: { row: RequestRow; onPreview: () => void }) {
  const t = useTexts();
  return (
    <RowCard
      title={
        <Link to={addressOfRequest(row)}>
          <bdi>{row.legalName || t('unnamedDraft')}</bdi>
        </Link>
      }
      marks={
        <>
          <StatusChip status={row.status} overdue={row.overdue} />
          <RequestRisk of={row} />
        </>
      }
      note={
        <>
          {row.number}
          {row.dueOn && (
            <>
              {' '}
              {t.rich('dueOn', {
                day: <DueDay dueOn={row.dueOn} overdue={false} forecast={row.forecast} />,
              })}
            </>
          )}
        </>
      }
      action={
        <Button size="small" onClick={onPreview} aria-label={t('previewNumber', { number: row.number })}>
          {t('preview')}
        </Button>
      }
    />
  );
}
