import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { toast, useAct } from '@/shared/ui';
import { RequestLimits } from '../../../contract/limits.ts';
import type { RequestDetail } from './request-row.ts';
import { useTexts } from './texts/index.ts';

/** Cancels a request; the work done so far is kept. */
export function CancelRequest({ request, onDone }: { request: RequestDetail; onDone: () => void }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [comment, setComment] = useState('');
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: () => {
      toast.success(t('cancelled'), request.number);
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
        {t('cancelRequest')}
      </Button>
      <Modal
        open={open}
        title={t('cancelNumber', { number: request.number })}
        okText={t('cancelRequest')}
        cancelText={t('keepIt')}
        okButtonProps={{ danger: true, disabled: comment.trim() === '' }}
        confirmLoading={busy}
        onOk={cancel}
        onCancel={() => setOpen(false)}
      >
        <Input.TextArea
          aria-label={t('reason')}
          placeholder={t('reason')}
          maxLength={RequestLimits.comment}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Modal>
      {dialog}
    </>
  );
}
