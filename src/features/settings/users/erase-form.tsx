import { Form, Input } from 'antd';
import { useAct } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';

type User = people.UserRow;
type EraseFormProps = { user: User; onClose: () => void; onDone: (user: User) => void; onStale: () => void };

/** For good, so the user name is asked once more. */
export function EraseForm({ user, onClose, onDone, onStale }: EraseFormProps) {
  const t = useTexts();
  const saving = useAct('POST /security/v1.0/userdetails', {
    onDone: ({ Data }) => onDone(Data),
    onReload: onStale,
  });
  const errors = fieldErrors(saving.problem);
  return (
    <FormDialog<{ confirm: string }>
      title={t('users.eraseNamed', { name: user.name })}
      okText={t('users.eraseForGood')}
      initialValues={{ confirm: '' }}
      saving={saving}
      onSave={({ confirm }) =>
        saving.act({ action: 'erase', id: user.id, version: user.version, confirm: confirm.trim() })
      }
      onClose={onClose}
    >
      <p>{t('users.eraseText')}</p>
      <p>{t('users.eraseKept')}</p>
      <Form.Item
        name="confirm"
        label={t('users.typeToConfirm', { username: user.username })}
        rules={[{ required: true, message: t('required') }]}
        {...errors('confirm')}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
