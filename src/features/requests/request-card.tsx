import { Link } from '@umijs/max';
import { Button, Space } from 'antd';
import { useAccess } from '@/shared/session';
import { ChangedDot, DueDay, RequestRisk, RowCard, StatusChip } from '@/shared/ui';
import { AllocateButton } from './allocate-button.tsx';
import { addressOfRequest, type RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';

type RequestCardProps = {
  row: RequestRow;
  onPreview: () => void;
  /** For whoever allocates. */
  onAllocate?: (row: RequestRow) => void;
};

/** One request on a phone. */
export function RequestCard({ row, onPreview, onAllocate }: RequestCardProps) {
  const t = useTexts();
  const { isFirm } = useAccess();
  return (
    <RowCard
      title={
        <Link to={addressOfRequest(row)}>
          <ChangedDot changed={row.changed} />
          <bdi>{row.legalName || t('unnamedDraft')}</bdi>
        </Link>
      }
      client={isFirm && row.clientName}
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
        <Space wrap>
          <Button size="small" onClick={onPreview} aria-label={t('previewNumber', { number: row.number })}>
            {t('preview')}
          </Button>
          {onAllocate && row.status === 'submitted' && <AllocateButton row={row} onAllocate={onAllocate} />}
        </Space>
      }
    />
  );
}
