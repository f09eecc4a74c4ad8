import { Link } from '@umijs/max';
import { Button } from 'antd';
import { formatDay } from '@/shared/format';
import { RiskChip, StatusChip } from '@/shared/ui';
import { addressOfRequest, type RequestRow } from './request-row.ts';

/** One request on a phone. */
export function RequestCard({ row, onPreview }: { row: RequestRow; onPreview: () => void }) {
  return (
    <>
      <Link to={addressOfRequest(row)} dir="auto">
        <strong>{row.legalName || 'Unnamed draft'}</strong>
      </Link>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', margin: '6px 0' }}>
        <StatusChip status={row.status} overdue={row.overdue} />
        <RiskChip band={row.rating} provisional={row.rating !== null && row.provisional} />
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <small>
          {row.number}
          {row.dueOn && ` · due ${formatDay(row.dueOn)}`}
        </small>
        <Button size="small" onClick={onPreview}>
          Preview
        </Button>
      </div>
    </>
  );
}
