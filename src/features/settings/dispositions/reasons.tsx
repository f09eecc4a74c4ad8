import { Button, Checkbox, Form, Input, Switch } from 'antd';
import { toWords } from '@/shared/format';
import { DispositionLimits } from '../../../../contract/limits.ts';
import { DECISIONS } from '../../../../contract/words.ts';
import styles from './dispositions.module.css';

const decisions = DECISIONS.map((value) => ({ value, label: toWords(value) }));

/** One line a reason; those that were saved keep their code. */
export function Reasons({ known, errors }: { known: number; errors: object }) {
  return (
    <Form.List name="reasons">
      {(fields, { add, remove }) => (
        <Form.Item label="Reasons" {...errors}>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.reason}>
              <Form.Item
                name={[name, 'code']}
                rules={[
                  { required: true, message: 'Enter a code.' },
                  { pattern: /^[a-z][a-z0-9_]{0,59}$/, message: 'Small letters, digits and _ only.' },
                ]}
              >
                <Input aria-label={`Code of reason ${name + 1}`} placeholder="code" disabled={name < known} />
              </Form.Item>
              <Form.Item
                className={styles.label}
                name={[name, 'label']}
                rules={[{ required: true, whitespace: true, message: 'Enter a description.' }]}
              >
                <Input
                  aria-label={`Label of reason ${name + 1}`}
                  placeholder="Description"
                  maxLength={DispositionLimits.label}
                />
              </Form.Item>
              <Form.Item
                className={styles.decisions}
                name={[name, 'dispositions']}
                // Not "required": that would say of a group of boxes what only fields can be.
                rules={[{ type: 'array', min: 1, message: 'Choose at least one.' }]}
              >
                <Checkbox.Group options={decisions} />
              </Form.Item>
              <Form.Item name={[name, 'active']} valuePropName="checked">
                <Switch
                  aria-label={`Reason ${name + 1} is offered`}
                  checkedChildren="offered"
                  unCheckedChildren="not offered"
                />
              </Form.Item>
              {name >= known && (
                <Button
                  className={styles.remove}
                  aria-label={`Remove reason ${name + 1}`}
                  onClick={() => remove(name)}
                >
                  Remove
                </Button>
              )}
            </div>
          ))}
          <Button
            onClick={() => add({ code: '', label: '', dispositions: [...DECISIONS], active: true })}
            disabled={fields.length >= DispositionLimits.reasons}
          >
            Add reason
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}
