import { Button } from 'antd';
import { useState } from 'react';
import { downloadAttachments } from '@/shared/http';
import { useAccess } from '@/shared/session';
import { TagsDialog, WithdrawDialog } from './dialogs.ts';
import type { RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';

/** From here its client can take a request back. */
const WITHDRAWABLE = ['draft', 'submitted', 'allocated', 'in_analysis', 'clarification'];
const canWithdraw = (rows: readonly RequestRow[]) =>
  rows.every(({ status }) => WITHDRAWABLE.includes(status));

type BulkBarProps = {
  rows: readonly RequestRow[];
  onAllocate: () => void;
  onDone: () => void;
};

/** What can be done to several requests at once. */
export function BulkBar({ rows, onAllocate, onDone }: BulkBarProps) {
  const t = useTexts();
  const { allocates, mayWithdraw, worksOnRequests } = useAccess();
  const [tagging, setTagging] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const withdrawable = canWithdraw(rows);
  const open = rows.every((row) => ['submitted', 'allocated', 'in_analysis'].includes(row.status));
  return (
    <>
      {allocates && (
        <Button
          size="small"
          disabled={!open}
          title={open ? undefined : t('someSelectedRequestsCantBeAllocated')}
          onClick={onAllocate}
        >
          {t('allocate')}
        </Button>
      )}
      {worksOnRequests && (
        <Button size="small" onClick={() => setTagging(true)}>
          {t('editTags')}
        </Button>
      )}
      {tagging && <TagsDialog rows={rows} onClose={() => setTagging(false)} />}
      {mayWithdraw && (
        <Button
          size="small"
          disabled={!withdrawable}
          title={withdrawable ? undefined : t('someSelectedRequestsAreFinishedOr')}
          onClick={() => setWithdrawing(true)}
        >
          {t('withdraw')}
        </Button>
      )}
      {withdrawing && <WithdrawDialog rows={rows} onClose={() => setWithdrawing(false)} onDone={onDone} />}
      <Button size="small" onClick={() => downloadAll(rows).then(onDone)}>
        {t('downloadFiles')}
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
