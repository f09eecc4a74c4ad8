import { Button } from 'antd';
import { downloadAttachments } from '@/shared/http';
import type { Role } from '../../../contract/words.ts';
import type { RequestRow } from './request-row.ts';

type BulkBarProps = { rows: readonly RequestRow[]; role: Role; onAllocate: () => void; onDone: () => void };

/** What can be done to several requests at once. */
export function BulkBar({ rows, role, onAllocate, onDone }: BulkBarProps) {
  const open = rows.every((row) => ['submitted', 'allocated', 'in_analysis'].includes(row.status));
  return (
    <>
      {role === 'allocator' && (
        <Button
          size="small"
          disabled={!open}
          title={open ? undefined : 'Some of these are not open for allocation'}
          onClick={onAllocate}
        >
          Allocate
        </Button>
      )}
      <Button size="small" onClick={() => downloadAll(rows).then(onDone)}>
        Download files
      </Button>
    </>
  );
}

/** Attachments of all rows as one zip. */
const downloadAll = (rows: readonly RequestRow[]) =>
  downloadAttachments(
    rows
      .filter(({ attachments }) => attachments > 0)
      .map(({ id, clientId }) => ({ client: clientId, request: id })),
  );
