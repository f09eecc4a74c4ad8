import { Form, Select, Switch } from 'antd';
import { listText } from '@/shared/format';
import { LeaveFields, type LeaveValues, leaveChange, leaveValues, useAct } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';

type User = people.UserRow;
type WorkFormProps = { user: User; onClose: () => void; onDone: (user: User) => void; onStale: () => void };
type Values = LeaveValues & { conflicts: string[] };

/** Leave, and the names a person must not work on. */
export function WorkForm({ user, onClose, onDone, onStale }: WorkFormProps) {
  const t = useTexts();
  const saving = useAct('POST /security/v1.0/userdetails', { onReload: onStale });
  const { id } = user;
  const save = async ({ conflicts, ...away }: Values) => {
    const change = leaveChange(user, away);
    const left =
      change && (await saving.act({ action: 'availability', id, version: user.version, ...change }));
    if (change && !left) return;
    const version = left?.Data.version ?? user.version;
    const declared = await saving.act({ action: 'conflicts', id, version, conflicts });
    if (declared) onDone(declared.Data);
  };
  return (
    <FormDialog<Values>
      title={t('users.leaveAndConflictsOf', { name: user.name })}
      initialValues={{
        ...leaveValues(user),
        onLeave: !user.available && !user.leave,
        conflicts: user.conflicts,
      }}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="onLeave"
        label={t('users.onLeave')}
        valuePropName="checked"
        extra={t('users.onLeaveNote')}
      >
        <Switch disabled={user.leave !== null} />
      </Form.Item>
      <LeaveFields user={user} />
      <Form.Item
        name="conflicts"
        label={t('users.conflicts')}
        extra={
          user.ownConflicts.length > 0
            ? t('users.conflictsOwn', { name: user.name, names: listText(user.ownConflicts, t.language) })
            : t('users.conflictsNote')
        }
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',']} maxCount={200} />
      </Form.Item>
    </FormDialog>
  );
}
