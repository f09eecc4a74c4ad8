import { WarningOutlined } from '@ant-design/icons';
import { formatDay } from '@/shared/format';
import type { RequestDetail } from '../analysis.ts';

/** When the report is due; the clock stands still while the client is asked. */
export function DueDate({ request }: { request: RequestDetail }) {
  const { status, dueOn, overdue } = request;
  if (!dueOn || ['released', 'rejected', 'cancelled', 'draft'].includes(status)) return null;
  return (
    <span>
      Due <strong>{formatDay(dueOn)}</strong>
      {overdue && (
        <strong>
          {' '}
          <WarningOutlined /> Overdue
        </strong>
      )}
      {status === 'clarification' && ', paused until the client replies'}
    </span>
  );
}
