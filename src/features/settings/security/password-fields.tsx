import { Form, Radio, Select, Switch } from 'antd';
import { BlockedWordLimits, LoginLimits, PasswordLimits } from '../../../../contract/limits.ts';
import type { PasswordRuleName } from '../../../../contract/words.ts';
import { NumberField } from './number-field.tsx';
import styles from './security.module.css';

const rules: { value: PasswordRuleName; label: string; note: string }[] = [
  {
    value: 'standard',
    label: 'Standard',
    note: `${PasswordLimits.min} to ${PasswordLimits.max} characters with a lowercase and an uppercase letter, a digit and a special character.`,
  },
  {
    value: 'nist',
    label: 'NIST SP 800-63B',
    note: `${LoginLimits.passwordMin} to ${LoginLimits.passwordMax} characters of any script, spaces among them. Passwords do not age, and the block list is always on.`,
  },
];

type PasswordFieldsProps = { errorsOf: (field: string) => object };

/** How a password must be made, how long it lasts, and what is refused. */
export function PasswordFields({ errorsOf }: PasswordFieldsProps) {
  const isNist = Form.useWatch<PasswordRuleName | undefined>('passwordRule') === 'nist';
  const blocks = Form.useWatch<boolean | undefined>('blockList') || isNist;
  return (
    <>
      <Form.Item name="passwordRule" label="Rule" className={styles.wide}>
        <Radio.Group className={styles.rules}>
          {rules.map(({ value, label, note }) => (
            <Radio key={value} value={value}>
              {label}
              <span className={styles.note}>{note}</span>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <NumberField
        name="passwordMaxAgeDays"
        off={isNist && 'Passwords do not age under this rule'}
        errors={errorsOf('passwordMaxAgeDays')}
      />
      <NumberField name="passwordHistory" errors={errorsOf('passwordHistory')} />
      <Form.Item
        name="blockList"
        label="Block commonly used passwords"
        valuePropName="checked"
        className={styles.field}
        extra={
          isNist
            ? 'Always on under this rule.'
            : 'Common words however disguised, the name of the person, and the words of the firm.'
        }
        {...(isNist && { getValueProps: () => ({ checked: true }) })}
      >
        <Switch disabled={isNist} />
      </Form.Item>
      <Form.Item
        name="blockedWords"
        label="Words that passwords may not contain"
        className={styles.wide}
        extra={`At least ${BlockedWordLimits.min} letters each. Separate them with commas.`}
        rules={[{ validator: checkWords }]}
        {...errorsOf('blockedWords')}
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',']}
          maxCount={BlockedWordLimits.words}
          disabled={!blocks}
        />
      </Form.Item>
    </>
  );
}

async function checkWords(_rule: unknown, words: string[] = []) {
  const { min, max } = BlockedWordLimits;
  const wrong = words.filter((word) => (word.match(/\p{L}/gu) ?? []).length < min || word.length > max);
  if (wrong.length > 0)
    throw new Error(`${wrong.join(', ')}: use ${min} letters or more and at most ${max} characters.`);
}
