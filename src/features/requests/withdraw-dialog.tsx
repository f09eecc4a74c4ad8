import { Input, Modal } from 'antd';
import { useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { ConflictDialog, toast } from '@/shared/ui';
import type { RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';

type WithdrawDialogProps = { rows: readonly RequestRow[]; onClose: () => void; onDone: () => void };

/** Withdraws several requests for one reason; stops at the first refusal and says how far it came. */
export function WithdrawDialog({ rows, onClose, onDone }: WithdrawDialogProps) {
  const t = useTexts();
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const withdraw = async () => {
    setBusy(true);
    let done = 0;
    try {
      for (const { id, clientId, version } of rows) {
        const request = { client: clientId, request: id, version };
        await call('POST /reports/v1.0/submituseraction', { action: 'cancel', ...request, comment });
        done += 1;
      }
      toast.success(t('withdrawn'), t('doneRequests', { done }));
      onDone();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (done > 0)
        toast.warning(t('partlyWithdrawn'), t('doneOfRowsWereWithdrawn', { done, rows: rows.length }));
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('withdrawRowsRequests', { rows: rows.length })}
      okText={t('withdraw')}
      cancelText={t('keepThem')}
      okButtonProps={{ danger: true, disabled: comment.trim() === '' }}
      confirmLoading={busy}
      onOk={withdraw}
      onCancel={onClose}
    >
      <p>{t('workDoneSoFarIsKept')}</p>
      <Input.TextArea
        aria-label={t('reason')}
        placeholder={t('reason')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {problem && (
        <ConflictDialog open problem={problem} onClose={() => setProblem(null)} onReload={onDone} />
      )}
    </Modal>
  );
}
