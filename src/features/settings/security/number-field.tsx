import { Form, InputNumber } from 'antd';
import { PolicyLimits } from '../../../../contract/limits.ts';
import { useTexts } from '../texts/index.ts';
import { meanings, type PolicyNumber } from './policy-numbers.ts';
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
  const t = useTexts();
  const value = Form.useWatch<number | undefined>(name);
  const means = meanings[name];
  const { min, max, start } = PolicyLimits[name];
  const meaning = typeof value === 'number' ? means?.(value, t) : '';
  const note = off || meaning;
  return (
    <Form.Item
      name={name}
      label={t(`policyNumber.${name}`)}
      className={styles.field}
      extra={
        note ? t('security.rangeAnd', { min, max, start, note }) : t('security.range', { min, max, start })
      }
      rules={[
        { required: true, type: 'integer', min, max, message: t('security.wholeNumber', { min, max }) },
      ]}
      {...errors}
    >
      <InputNumber
        className={styles.number}
        suffix={off ? undefined : t(`unit.${name}`)}
        {...(off && { disabled: true })}
        precision={0}
      />
    </Form.Item>
  );
}
