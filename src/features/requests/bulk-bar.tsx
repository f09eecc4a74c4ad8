import { Button } from 'antd';
import { useState } from 'react';
import { downloadAttachments } from '@/shared/http';
import type { Role } from '../../../contract/words.ts';
import type { RequestRow } from './request-row.ts';
import { canWithdraw, WithdrawDialog } from './withdraw-dialog.tsx';

type BulkBarProps = {
  rows: readonly RequestRow[];
  role: Role;
  readOnly: boolean;
  onAllocate: () => void;
  onDone: () => void;
};

/** What can be done to several requests at once. */
export function BulkBar({ rows, role, readOnly, onAllocate, onDone }: BulkBarProps) {
  const [withdrawing, setWithdrawing] = useState(false);
  const withdrawable = canWithdraw(rows);
  const open = rows.every((row) => ['submitted', 'allocated', 'in_analysis'].includes(row.status));
  return (
    <>
      {role === 'allocator' && (
        <Button
          size="small"
          disabled={!open}
          title={open ? undefined : 'Some selected requests can’t be allocated'}
          onClick={onAllocate}
        >
          Allocate
        </Button>
      )}
      {(role === 'client' || role === 'clientuser') && !readOnly && (
        <Button
          size="small"
          disabled={!withdrawable}
          title={withdrawable ? undefined : 'Some selected requests are finished or in review'}
          onClick={() => setWithdrawing(true)}
        >
          Withdraw
        </Button>
      )}
      {withdrawing && <WithdrawDialog rows={rows} onClose={() => setWithdrawing(false)} onDone={onDone} />}
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
