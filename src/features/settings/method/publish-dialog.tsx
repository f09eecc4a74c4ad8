import { Form, Input } from 'antd';
import { toast, useAct } from '@/shared/ui';
import type { ratingMethods } from '../../../../contract/index.ts';
import { RequestLimits } from '../../../../contract/limits.ts';
import { FormDialog } from '../form-dialog.tsx';

type PublishDialogProps = { draft: ratingMethods.MethodDraft; onClose: () => void; onPublished: () => void };

/** The reason stays with the version for good; requests in work are rated anew, what was released stays. */
export function PublishDialog({ draft, onClose, onPublished }: PublishDialogProps) {
  const saving = useAct('POST /reports/v1.0/ratingmethods', { onReload: onPublished });
  const { id, version, number } = draft;
  return (
    <FormDialog<{ reason: string }>
      title={`Publish method ${number}`}
      okText="Publish"
      initialValues={{}}
      saving={saving}
      onClose={onClose}
      onSave={async ({ reason }) => {
        if (!(await saving.act({ action: 'publish', id, version, reason }))) return;
        toast.success('Published', `Method ${number} counts; requests in work are rated anew.`);
        onClose();
        onPublished();
      }}
    >
      <p>
        Requests in work are rated anew: the machine raises; where it would lower, the rating stands until its
        drafter looks at it. Reports that were released stay as they are.
      </p>
      <Form.Item
        name="reason"
        label="Reason"
        rules={[{ required: true, whitespace: true, message: 'Explain why the method changes.' }]}
      >
        <Input.TextArea rows={3} maxLength={RequestLimits.reason} dir="auto" />
      </Form.Item>
    </FormDialog>
  );
}
