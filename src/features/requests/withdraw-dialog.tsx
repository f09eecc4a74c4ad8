import { Input, Modal } from 'antd';
import { useState } from 'react';
import { plural } from '@/shared/format';
import { ApiProblem, call } from '@/shared/http';
import { ConflictDialog, toast } from '@/shared/ui';
import type { RequestRow } from './request-row.ts';

/** From here its client can take a request back. */
const WITHDRAWABLE = ['draft', 'submitted', 'allocated', 'in_analysis', 'clarification'];
export const canWithdraw = (rows: readonly RequestRow[]) =>
  rows.every(({ status }) => WITHDRAWABLE.includes(status));

type WithdrawDialogProps = { rows: readonly RequestRow[]; onClose: () => void; onDone: () => void };

/** Withdraws several requests for one reason; stops at the first refusal and says how far it came. */
export function WithdrawDialog({ rows, onClose, onDone }: WithdrawDialogProps) {
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
      toast.success('Withdrawn', plural(done, 'request'));
      onDone();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (done > 0) toast.warning('Partly withdrawn', `${done} of ${rows.length} were withdrawn.`);
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={`Withdraw ${plural(rows.length, 'request')}`}
      okText="Withdraw"
      cancelText="Keep them"
      okButtonProps={{ danger: true, disabled: comment.trim() === '' }}
      confirmLoading={busy}
      onOk={withdraw}
      onCancel={onClose}
    >
      <p>Work done so far is kept. You can duplicate a withdrawn request to try again.</p>
      <Input.TextArea
        aria-label="Reason"
        placeholder="Reason"
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {problem && (
        <ConflictDialog open problem={problem} onClose={() => setProblem(null)} onReload={onDone} />
      )}
    </Modal>
  );
}
