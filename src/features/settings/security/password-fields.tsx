import { Form, Radio, Select, Switch } from 'antd';
import { listText } from '@/shared/format';
import { BlockedWordLimits, LoginLimits, PasswordLimits } from '../../../../contract/limits.ts';
import type { PasswordRuleName } from '../../../../contract/password-rules.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import { NumberField } from './number-field.tsx';
import styles from './security.module.css';

const RULES: PasswordRuleName[] = ['standard', 'nist'];

type PasswordFieldsProps = { errorsOf: (field: string) => object };

/** How a password must be made, how long it lasts, and what is refused. */
export function PasswordFields({ errorsOf }: PasswordFieldsProps) {
  const t = useTexts();
  const isNist = Form.useWatch<PasswordRuleName | undefined>('passwordRule') === 'nist';
  const blocks = Form.useWatch<boolean | undefined>('blockList') || isNist;
  return (
    <>
      <Form.Item name="passwordRule" label={t('security.rule')} className={styles.wide}>
        <Radio.Group className={styles.rules}>
          {RULES.map((value) => (
            <Radio key={value} value={value}>
              {t(`passwordRule.${value}`)}
              <span className={styles.note}>
                {value === 'nist'
                  ? t('security.nistNote', { min: LoginLimits.passwordMin, max: LoginLimits.passwordMax })
                  : t('security.standardNote', { min: PasswordLimits.min, max: PasswordLimits.max })}
              </span>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <NumberField
        name="passwordMaxAgeDays"
        off={isNist && t('security.noAge')}
        errors={errorsOf('passwordMaxAgeDays')}
      />
      <NumberField name="passwordHistory" errors={errorsOf('passwordHistory')} />
      <Form.Item
        name="blockList"
        label={t('security.blockList')}
        valuePropName="checked"
        className={styles.field}
        extra={isNist ? t('security.blockListAlways') : t('security.blockListNote')}
        {...(isNist && { getValueProps: () => ({ checked: true }) })}
      >
        <Switch {...(isNist && { disabled: true })} />
      </Form.Item>
      <Form.Item
        name="blockedWords"
        label={t('security.blockedWords')}
        className={styles.wide}
        extra={t('security.blockedWordsNote', { min: BlockedWordLimits.min })}
        rules={[{ validator: (_rule, words) => checkWords(words, t) }]}
        {...errorsOf('blockedWords')}
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',']}
          maxCount={BlockedWordLimits.words}
          {...(!blocks && { disabled: true })}
        />
      </Form.Item>
    </>
  );
}

async function checkWords(words: string[] | undefined = [], t: Translate) {
  const { min, max } = BlockedWordLimits;
  const wrong = words.filter((word) => (word.match(/\p{L}/gu) ?? []).length < min || word.length > max);
  if (wrong.length > 0)
    throw new Error(t('security.blockedWordsWrong', { words: listText(wrong, t.language), min, max }));
}
