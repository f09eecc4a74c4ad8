import { Button } from 'antd';
import { ApiProblem, call, type DownloadItem, downloadFiles } from '@/shared/http';
import { toast } from '@/shared/ui';
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
async function downloadAll(rows: readonly RequestRow[]) {
  try {
    const items: DownloadItem[] = [];
    for (const row of rows.filter(({ attachments }) => attachments > 0)) {
      const answer = await call('GET /reports/v1.0/downloadattachments', {
        client: row.clientId,
        request: row.id,
      });
      if (answer.type === 'azure') items.push(...answer.Data);
    }
    await downloadFiles({ type: 'azure', Data: items });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    toast.error('Download failed', error.message);
  }
}
