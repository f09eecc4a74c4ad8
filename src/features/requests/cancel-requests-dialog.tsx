import { Input, Modal } from 'antd';
import { useState } from 'react';
import { call } from '@/shared/http';
import { ConflictDialog, toast } from '@/shared/ui';
import { RequestLimits } from '../../../contract/limits.ts';
import type { RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';
import { useEach } from './use-each.ts';

type CancelRequestsDialogProps = { rows: readonly RequestRow[]; onClose: () => void; onDone: () => void };

/** Cancels several requests for one reason; stops at the first refusal and says how far it came. */
export function CancelRequestsDialog({ rows, onClose, onDone }: CancelRequestsDialogProps) {
  const t = useTexts();
  const [comment, setComment] = useState('');
  const { left, each, busy, problem, dismiss } = useEach(rows);
  const cancel = async () => {
    const { done, all } = await each(({ id, clientId, version }) => {
      const request = { client: clientId, request: id, version };
      return call('POST /reports/v1.0/submituseraction', { action: 'cancel', ...request, comment });
    });
    if (!all) {
      if (done > 0)
        toast.warning(t('partlyCancelled'), t('doneOfRowsWereCancelled', { done, rows: left.length }));
      return;
    }
    toast.success(t('cancelled'), t('doneRequests', { done }));
    onDone();
    onClose();
  };
  return (
    <Modal
      open
      title={t('cancelRowsRequests', { rows: left.length })}
      okText={t('cancelRequests')}
      cancelText={t('keepThem')}
      okButtonProps={{ danger: true, disabled: comment.trim() === '' }}
      confirmLoading={busy}
      onOk={cancel}
      onCancel={onClose}
    >
      <p>{t('workDoneSoFarIsKept')}</p>
      <Input.TextArea
        aria-label={t('reason')}
        placeholder={t('reason')}
        maxLength={RequestLimits.comment}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {problem && <ConflictDialog open problem={problem} onClose={dismiss} onReload={onDone} />}
    </Modal>
  );
}
