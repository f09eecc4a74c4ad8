import { Button, DatePicker, Form, Input, Modal, Radio } from 'antd';
import type { Dayjs } from 'dayjs';
import { toWords } from '@/shared/format';
import { firmToday } from '@/shared/http';
import { RegisterLimits } from '../../../contract/limits.ts';
import { RELATIONSHIP_DECISIONS, type RelationshipDecision } from '../../../contract/words.ts';
import styles from './third-party.module.css';
import type { PanelProps } from './use-register-act.ts';

type Decision = Exclude<RelationshipDecision, 'pending'>;
type Values = { decision: Decision; reason: string; conditions?: { text: string; dueOn: Dayjs }[] };

const notPast = (day: Dayjs) => day.format('YYYY-MM-DD') <= firmToday();

/** The decision with its reason, and what is demanded where it is an approval with conditions. */
export function DecideDialog({ party, register, onClose }: PanelProps & { onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const decision = Form.useWatch('decision', form);
  const mayEnd = party.relationship.startsWith('approved');
  const choices = RELATIONSHIP_DECISIONS.filter(
    (one): one is Decision => one !== 'pending' && (one !== 'terminated' || mayEnd),
  );
  const decide = async ({ conditions = [], ...values }: Values) => {
    const demanded = conditions.map(({ text, dueOn }) => ({ text, dueOn: dueOn.format('YYYY-MM-DD') }));
    const withThem = values.decision === 'approved_with_conditions' && { conditions: demanded };
    if (await register.run({ action: 'decide', ...values, ...withThem })) onClose();
  };
  return (
    <Modal
      open
      width={640}
      title={`Decide on ${party.name}`}
      okText="Decide"
      confirmLoading={register.busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Values> form={form} layout="vertical" onFinish={decide}>
        <Form.Item
          name="decision"
          label="Decision"
          rules={[{ required: true, message: 'Choose a decision.' }]}
        >
          <Radio.Group options={choices.map((value) => ({ value, label: toWords(value) }))} />
        </Form.Item>
        {decision === 'approved_with_conditions' && <Conditions />}
        <Form.Item
          name="reason"
          label="Reason"
          rules={[{ required: true, whitespace: true, message: 'Enter a reason.' }]}
        >
          <Input.TextArea rows={4} maxLength={RegisterLimits.reason} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function Conditions() {
  return (
    <Form.List name="conditions" initialValue={[{}]}>
      {(fields, { add, remove }) => (
        <Form.Item label="Conditions" required>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.condition}>
              <Form.Item
                name={[name, 'text']}
                noStyle
                rules={[{ required: true, whitespace: true, message: 'Enter the condition.' }]}
              >
                <Input
                  aria-label={`Condition ${name + 1}`}
                  placeholder="Condition"
                  maxLength={RegisterLimits.condition}
                />
              </Form.Item>
              <Form.Item
                name={[name, 'dueOn']}
                noStyle
                rules={[{ required: true, message: 'Choose a due date.' }]}
              >
                <DatePicker aria-label={`Day of condition ${name + 1}`} disabledDate={notPast} />
              </Form.Item>
              <Button
                aria-label={`Remove condition ${name + 1}`}
                onClick={() => remove(name)}
                disabled={fields.length === 1}
              >
                Remove
              </Button>
            </div>
          ))}
          <Button onClick={() => add({})} disabled={fields.length >= RegisterLimits.conditions}>
            Add condition
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}
