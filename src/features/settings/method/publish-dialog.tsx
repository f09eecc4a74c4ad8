import { Form, Input } from 'antd';
import { toast, useAct } from '@/shared/ui';
import type { ratingMethods } from '../../../../contract/index.ts';
import { RequestLimits } from '../../../../contract/limits.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';

type PublishDialogProps = { draft: ratingMethods.MethodDraft; onClose: () => void; onReload: () => void };

/** The reason stays with the version for good; requests in work are rated anew, what was released stays. */
export function PublishDialog({ draft, onClose, onReload }: PublishDialogProps) {
  const t = useTexts();
  const saving = useAct('POST /reports/v1.0/ratingmethods', { onReload });
  const { id, version, number } = draft;
  return (
    <FormDialog<{ reason: string }>
      title={t('method.publishNumber', { number })}
      okText={t('method.publish')}
      initialValues={{}}
      saving={saving}
      onClose={onClose}
      onSave={async ({ reason }) => {
        if (!(await saving.act({ action: 'publish', id, version, reason }))) return;
        toast.success(t('method.published'), t('method.publishedText', { number }));
        onClose();
      }}
    >
      <p>{t('method.publishNote')}</p>
      <Form.Item
        name="reason"
        label={t('reason')}
        rules={[{ required: true, whitespace: true, message: t('method.reasonMissing') }]}
      >
        <Input.TextArea rows={3} maxLength={RequestLimits.reason} dir="auto" />
      </Form.Item>
    </FormDialog>
  );
}
