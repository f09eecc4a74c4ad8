import { Input, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { RegisterLimits } from '../../../contract/limits.ts';

type ReasonDialogProps = {
  title: string;
  label: string;
  okText: string;
  busy: boolean;
  children?: ReactNode;
  onReason: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the words without which the act is not done. */
export function ReasonDialog({ title, label, okText, busy, children, onReason, onClose }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const send = async () => {
    if (await onReason(reason.trim())) onClose();
  };
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ disabled: reason.trim() === '' }}
      confirmLoading={busy}
      onOk={send}
      onCancel={onClose}
    >
      {children && <div style={{ marginBlockEnd: 8 }}>{children}</div>}
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={RegisterLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  );
}
