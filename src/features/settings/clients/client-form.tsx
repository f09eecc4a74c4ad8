import { Checkbox, Form, Input, Modal, Switch } from 'antd';
import { useAct } from '@/shared/ui';
import type { people, RequestOf } from '../../../../contract/index.ts';
import { MODULES } from '../../../../contract/words.ts';
import { fieldErrors } from '../field-errors.ts';

type Client = people.ClientRow;
type Values = Omit<RequestOf<'POST /security/v1.0/clientdetails'>, 'id' | 'version'>;
type ClientFormProps = { client: Client | null; onClose: () => void; onDone: () => void };

const everything = MODULES.filter((module) => module !== 'Settings');

/** A client with the modules of its licence: the menu of its people shows only these. */
export function ClientForm({ client, onClose, onDone }: ClientFormProps) {
  const [form] = Form.useForm<Values>();
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/clientdetails', { onDone });
  const errors = fieldErrors(problem);
  const save = (values: Values) =>
    act({ ...values, ...(client && { id: client.id, version: client.version }) });
  return (
    <Modal
      open
      title={client?.name ?? 'New client'}
      okText="Save"
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        onFinish={save}
        initialValues={client ?? { modules: everything, active: true }}
      >
        <Form.Item
          name="name"
          label="Name"
          rules={[{ required: true, whitespace: true, max: 200 }]}
          {...errors('name')}
        >
          <Input />
        </Form.Item>
        <Form.Item
          name="code"
          label="Code"
          extra="2 to 12 capital letters or digits."
          rules={[
            {
              required: true,
              pattern: /^[A-Z0-9]{2,12}$/,
              message: 'Use 2 to 12 capital letters or digits.',
            },
          ]}
          {...errors('code')}
        >
          <Input />
        </Form.Item>
        <Form.Item name="modules" label="Licensed modules">
          <Checkbox.Group options={everything} />
        </Form.Item>
        <Form.Item name="active" label="Active" valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
      {dialog}
    </Modal>
  );
}
