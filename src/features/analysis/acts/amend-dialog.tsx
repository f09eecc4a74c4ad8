import { Form, Input, Modal } from 'antd';
import { toast, useAct } from '@/shared/ui';
import type { intakes } from '../../../../contract/index.ts';
import { RequestLimits } from '../../../../contract/limits.ts';
import type { RequestDetail } from '../analysis.ts';
import { useBorrowedParts } from './borrowed-parts.ts';
import { changedFacts } from './changed-facts.ts';

type Values = intakes.DraftIntake & { comment?: string };
type AmendDialogProps = { request: RequestDetail; onClose: () => void; onDone: () => void };

/** Corrects the facts; what was changed is recorded, and the third party is screened again. */
export function AmendDialog({ request, onClose, onDone }: AmendDialogProps) {
  const { EntityFields, cleanIntake } = useBorrowedParts();
  const [form] = Form.useForm<Values>();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: () => {
      toast.success('Amended', 'The third party is screened again.');
      onDone();
      onClose();
    },
    onReload: onDone,
  });
  const amend = () => {
    const { comment, ...values } = form.getFieldsValue(true) as Values;
    const intake = changedFacts(request.intake, cleanIntake(values));
    if (Object.keys(intake).length === 0) return toast.warning('Nothing changed', 'Correct a fact first.');
    return act({
      action: 'amend',
      client: request.clientId,
      request: request.id,
      version: request.version,
      comment: comment?.trim() || undefined,
      intake,
    });
  };
  return (
    <>
      <Modal
        open
        width={860}
        title={`Amend the facts: ${request.number}`}
        okText="Amend and screen again"
        confirmLoading={busy}
        onOk={form.submit}
        onCancel={onClose}
      >
        <Form<Values> form={form} layout="vertical" initialValues={request.intake} onFinish={amend}>
          <EntityFields />
          <Form.Item name="purpose" label="Purpose of the relationship">
            <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={RequestLimits.purpose} />
          </Form.Item>
          <Form.Item name="comment" label="Note on the change (optional, the other side reads it)">
            <Input.TextArea dir="auto" autoSize={{ minRows: 2 }} maxLength={RequestLimits.comment} />
          </Form.Item>
        </Form>
      </Modal>
      {dialog}
    </>
  );
}
