import { Button } from 'antd';
import { useState } from 'react';
import { downloadAttachments } from '@/shared/http';
import { useAccess } from '@/shared/session';
import { ALLOCATABLE_STATUSES, CANCELLABLE_STATUSES } from '../../../contract/request-statuses.ts';
import { CancelRequestsDialog, TagsDialog } from './dialogs.ts';
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
  const { allocates, mayCancel, worksOnRequests } = useAccess();
  const [tagging, setTagging] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const cancellable = rows.every(({ status }) => CANCELLABLE_STATUSES.includes(status));
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
      {mayCancel && (
        <Button
          size="small"
          disabled={!cancellable}
          title={cancellable ? undefined : t('someSelectedRequestsAreFinishedOr')}
          onClick={() => setCancelling(true)}
        >
          {t('cancelRequests')}
        </Button>
      )}
      {cancelling && (
        <CancelRequestsDialog rows={rows} onClose={() => setCancelling(false)} onDone={onDone} />
      )}
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
