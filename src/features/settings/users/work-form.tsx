import { Form, Select, Switch } from 'antd';
import { useAct } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { FormDialog } from '../form-dialog.tsx';

type User = people.UserRow;
type WorkFormProps = { user: User; onClose: () => void; onDone: (user: User) => void; onStale: () => void };
type Values = { onLeave: boolean; conflicts: string[] };

/** Leave, and the names a person must not work on. */
export function WorkForm({ user, onClose, onDone, onStale }: WorkFormProps) {
  const saving = useAct('POST /security/v1.0/userdetails', { onReload: onStale });
  const { id } = user;
  const save = async ({ onLeave, conflicts }: Values) => {
    const leave = { action: 'availability', id, version: user.version, available: !onLeave } as const;
    const left = await saving.act(leave);
    if (!left) return;
    const { version } = left.Data;
    const declared = await saving.act({ action: 'conflicts', id, version, conflicts });
    if (declared) onDone(declared.Data);
  };
  return (
    <FormDialog<Values>
      title={`Leave and conflicts: ${user.name}`}
      initialValues={{ onLeave: !user.available, conflicts: user.conflicts }}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="onLeave"
        label="On leave"
        valuePropName="checked"
        extra="Nothing new is allocated. What a drafter has in hand goes back to the queue and is kept."
      >
        <Switch />
      </Form.Item>
      <Form.Item
        name="conflicts"
        label="Conflicts of interest"
        extra="Names of third parties this person must not work on. Separate them with commas."
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',']} maxCount={200} />
      </Form.Item>
    </FormDialog>
  );
}
