import { Button } from 'antd';
import { useState } from 'react';
import { downloadAttachments } from '@/shared/http';
import { useAccess } from '@/shared/session';
import { ALLOCATABLE_STATUSES, CANCELLABLE_STATUSES } from '../../../contract/request-statuses.ts';
import { TagsDialog, WithdrawDialog } from './dialogs.ts';
import type { RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';

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
  const withdrawable = rows.every(({ status }) => CANCELLABLE_STATUSES.includes(status));
  const allocatable = rows.every(({ status }) => ALLOCATABLE_STATUSES.includes(status));
  return (
    <>
      {allocates && (
        <Button
          size="small"
          disabled={!allocatable}
          title={allocatable ? undefined : t('someSelectedRequestsCantBeAllocated')}
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
          {t('cancelRequests')}
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
