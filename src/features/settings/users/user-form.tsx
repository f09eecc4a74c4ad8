import { Checkbox, Form, Input, Modal, Select } from 'antd';
import { toWords } from '@/shared/format';
import { useAct, useCall } from '@/shared/ui';
import type { people } from '../../../../contract/index.ts';
import { CLIENT_ROLES, ROLES, type Role } from '../../../../contract/words.ts';
import { fieldErrors } from '../field-errors.ts';

type User = people.UserRow;
type UserFormProps = {
  user: User | null;
  onClose: () => void;
  onDone: (user: User, invitation?: string) => void;
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
export function UserForm({ user, onClose, onDone }: UserFormProps) {
  const [form] = Form.useForm<Values>();
  const role = Form.useWatch('role', form);
  const clients = useCall('GET /security/v1.0/clientdetails', { pageSize: 200, sort: 'name' });
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/userdetails', {
    onDone: ({ Data, invitation }) => onDone(Data, invitation),
  });
  const errors = fieldErrors(problem, 'user.');
  const save = ({ clientId, readOnly = false, ...values }: Values) =>
    act({
      action: user ? 'change' : 'create',
      ...(user && { id: user.id, version: user.version }),
      user: { ...values, readOnly, clientId: ofClient(values.role) ? (clientId ?? null) : null },
    });

  return (
    <Modal
      open
      title={user ? user.name : 'New user'}
      okText={user ? 'Save' : 'Create and invite'}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        onFinish={save}
        initialValues={user ? { ...user, clientId: user.clientId ?? undefined } : { role: 'clientuser' }}
      >
        <Form.Item
          name="name"
          label="Name"
          rules={[{ required: true, whitespace: true, max: 200 }]}
          {...errors('name')}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="username" label="Username" rules={[{ required: true }]} {...errors('username')}>
          <Input autoComplete="off" maxLength={100} />
        </Form.Item>
        <Form.Item
          name="email"
          label="Email"
          rules={[{ required: true, type: 'email' }]}
          {...errors('email')}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="role" label="Role" rules={[{ required: true }]}>
          <Select options={ROLES.map((value) => ({ value, label: toWords(value) }))} />
        </Form.Item>
        {ofClient(role) && (
          <>
            <Form.Item
              name="clientId"
              label="Client"
              rules={[{ required: true, message: 'Choose the client this person works for.' }]}
              {...errors('clientId')}
            >
              <Select
                loading={clients.loading}
                showSearch={{ optionFilterProp: 'label' }}
                options={clients.data?.Data.map((client) => ({ value: client.id, label: client.name }))}
              />
            </Form.Item>
            <Form.Item name="readOnly" valuePropName="checked">
              <Checkbox>Read only</Checkbox>
            </Form.Item>
          </>
        )}
      </Form>
      {dialog}
    </Modal>
  );
}
