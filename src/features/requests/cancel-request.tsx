import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import type { RequestDetail } from './request-row.ts';

/** Withdraws a request; the work done so far is kept. */
export function CancelRequest({ request, onDone }: { request: RequestDetail; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const [comment, setComment] = useState('');
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: () => {
      toast.success('Cancelled', request.number);
      onDone();
    },
  });
  const cancel = () =>
    act({
      action: 'cancel',
      client: request.clientId,
      request: request.id,
      version: request.version,
      comment,
    });
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        Cancel request
      </Button>
      <Modal
        open={open}
        title={`Cancel ${request.number}`}
        okText="Cancel request"
        cancelText="Keep it"
        okButtonProps={{ danger: true, disabled: comment.trim() === '' }}
        confirmLoading={busy}
        onOk={cancel}
        onCancel={() => setOpen(false)}
      >
        <Input.TextArea
          aria-label="Reason"
          placeholder="Reason"
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Modal>
      {dialog}
    </>
  );
}
