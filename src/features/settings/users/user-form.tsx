import { App, Checkbox, Form, Input, Select } from 'antd';
import { ClientSelect, useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { people } from '../../../../contract/index.ts';
import { LoginLimits } from '../../../../contract/limits.ts';
import { CLIENT_ROLES, ROLES, type Role } from '../../../../contract/words.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';

type User = people.UserRow;
type UserFormProps = {
  user: User | null;
  onClose: () => void;
  onDone: (user: User, invitation?: string) => void;
  /** Somebody else changed this user meanwhile. */
  onStale: () => void;
};
type Values = {
  name: string;
  username: string;
  email: string;
  role: Role;
  clientId?: string;
  readOnly?: boolean;
};

const ofClient = (role: Role | undefined) => (CLIENT_ROLES as readonly string[]).includes(role ?? '');

/** Creates a user, with an invitation link, or changes one. */
export function UserForm({ user, onClose, onDone, onStale }: UserFormProps) {
  const t = useTexts();
  const { modal } = App.useApp();
  const saving = useAct('POST /security/v1.0/userdetails', {
    onDone: ({ Data, invitation }) => onDone(Data, invitation),
    onReload: onStale,
    compare: (input) => ('user' in input ? input.user : input),
  });
  const errors = fieldErrors(saving.problem, 'user.');
  const save = ({ clientId, readOnly = false, ...values }: Values) => {
    const wanted = { ...values, readOnly, clientId: ofClient(values.role) ? (clientId ?? null) : null };
    return saving.act(
      user
        ? { action: 'change', id: user.id, version: user.version, user: wanted }
        : { action: 'create', user: wanted },
    );
  };
  const ask = (values: Values) => {
    const losing = user?.role === 'drafter' && (values.role !== 'drafter' || values.readOnly);
    if (!losing || user.openRequests === 0) return save(values);
    return modal.confirm({
      title: t('users.takeWork', { name: user.name }),
      content: t('users.takeWorkText', { count: user.openRequests ?? 0 }),
      okText: t('save'),
      onOk: () => void save(values),
    });
  };

  return (
    <FormDialog<Values>
      title={user ? <bdi>{user.name}</bdi> : t('users.newUser')}
      okText={user ? t('save') : t('users.createAndInvite')}
      initialValues={user ? { ...user, clientId: user.clientId ?? undefined } : { role: 'clientuser' }}
      saving={saving}
      onSave={ask}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('name')}
        rules={[{ required: true, whitespace: true, max: 200 }]}
        {...errors('name')}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="username"
        label={t('users.username')}
        rules={[{ required: true }]}
        {...errors('username')}
      >
        <Input autoComplete="off" maxLength={LoginLimits.username} />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('users.email')}
        rules={[{ required: true, type: 'email' }]}
        {...errors('email')}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <MembershipFields
        clientErrors={errors('clientId')}
        client={user?.clientId ? { value: user.clientId, label: user.clientName } : null}
      />
    </FormDialog>
  );
}

type MembershipFieldsProps = { clientErrors: object; client: { value: string; label: string } | null };

/** The role, and the client where the role belongs to one. */
function MembershipFields({ clientErrors, client }: MembershipFieldsProps) {
  const t = useTexts();
  const word = useWords();
  const role = Form.useWatch<Role | undefined>('role');
  return (
    <>
      <Form.Item
        name="role"
        label={t('role')}
        rules={[{ required: true }]}
        extra={role && t(`roleNote.${role}`)}
      >
        <Select options={ROLES.map((value) => ({ value, label: word(value) }))} />
      </Form.Item>
      {ofClient(role) && (
        <Form.Item
          name="clientId"
          label={t('client')}
          rules={[{ required: true, message: t('users.chooseClient') }]}
          {...clientErrors}
        >
          <ClientSelect chosen={client} />
        </Form.Item>
      )}
      <Form.Item name="readOnly" valuePropName="checked" extra={t('users.readOnlyNote')}>
        <Checkbox>{t('users.readOnly')}</Checkbox>
      </Form.Item>
    </>
  );
}
