import { Form, InputNumber } from 'antd';
import { PolicyLimits } from '../../../../contract/limits.ts';
import { type PolicyNumber, policyNumbers, rangeOf } from './policy-numbers.ts';
import styles from './security.module.css';

type NumberFieldProps = {
  name: PolicyNumber;
  /** Why the number does not count at present. */
  off?: string | false;
  /** What the server said about it. */
  errors?: object;
};

/** One number of the policy with its unit, its range, and what it means. */
export function NumberField({ name, off = false, errors }: NumberFieldProps) {
  const value = Form.useWatch<number | undefined>(name);
  const { label, unit, means } = policyNumbers[name];
  const { min, max } = PolicyLimits[name];
  const meaning = typeof value === 'number' ? means?.(value) : '';
  const note = [rangeOf(name), off || meaning].filter(Boolean).join('. ');
  return (
    <Form.Item
      name={name}
      label={label}
      className={styles.field}
      extra={`${note}.`}
      rules={[
        { required: true, type: 'integer', min, max, message: `Enter a whole number from ${min} to ${max}.` },
      ]}
      {...errors}
    >
      <InputNumber
        className={styles.number}
        suffix={off ? undefined : unit}
        disabled={Boolean(off)}
        precision={0}
      />
    </Form.Item>
  );
}
