import { Form, Input } from 'antd';
import { useAct } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';

type User = people.UserRow;
type EraseFormProps = { user: User; onClose: () => void; onDone: (user: User) => void; onStale: () => void };

/** For good, so the user name is asked once more. */
export function EraseForm({ user, onClose, onDone, onStale }: EraseFormProps) {
  const saving = useAct('POST /security/v1.0/userdetails', {
    onDone: ({ Data }) => onDone(Data),
    onReload: onStale,
  });
  const errors = fieldErrors(saving.problem);
  return (
    <FormDialog<{ confirm: string }>
      title={`Erase ${user.name}`}
      okText="Erase for good"
      initialValues={{ confirm: '' }}
      saving={saving}
      onSave={({ confirm }) =>
        saving.act({ action: 'erase', id: user.id, version: user.version, confirm: confirm.trim() })
      }
      onClose={onClose}
    >
      <p>
        Name, user name, address, IP addresses and ways in go, from the account, the audit trail, notices and
        mails. A pseudonym takes their place, and what the person did stays. The audit chain verifies as
        before. This cannot be undone.
      </p>
      <p>Sealed reports keep who drafted and released them; backups keep everything until they expire.</p>
      <Form.Item
        name="confirm"
        label={`Type ${user.username} to confirm`}
        rules={[{ required: true, message: 'Required.' }]}
        {...errors('confirm')}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
