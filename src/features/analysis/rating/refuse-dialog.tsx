import { Form, Input, Modal } from 'antd';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { Desk } from '../desk/desk.ts';
import { useTexts } from '../texts/index.ts';
import { useOverride } from './use-override.tsx';

type RefuseDialogProps = { override: string; desk: Desk; onClose: () => void };

/** Says to whoever asked why the rating stays. */
export function RefuseDialog({ override, desk, onClose }: RefuseDialogProps) {
  const t = useTexts();
  const [form] = Form.useForm<{ reason: string }>();
  const { act, busy, dialog } = useOverride(desk);
  return (
    <Modal
      open
      title={t('refuseTheOverride')}
      okText={t('refuse')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={async ({ reason }: { reason: string }) => {
          if (await act({ action: 'refuse', override, reason })) onClose();
        }}
      >
        <Form.Item
          name="reason"
          label={t('reason')}
          rules={[{ required: true, whitespace: true, message: t('enterAReasonForTheRefusal') }]}
        >
          <Input.TextArea rows={3} maxLength={RequestLimits.reason} dir="auto" />
        </Form.Item>
      </Form>
      {dialog}
    </Modal>
  );
}
