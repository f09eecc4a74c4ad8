import { Button, Form, Switch } from 'antd';
import { useState } from 'react';
import { Panel, toast, useAct, useUnsavedGuard } from '@/shared/ui';
import { DisabledWhile } from '@/shared/ui/calls/disabled-while';
import type { AnswerOf, policies } from '../../../../contract/index.ts';
import { PolicyLimits } from '../../../../contract/limits.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormGroup } from '../form-group.tsx';
import { SavedBy } from '../saved-by.tsx';
import { useTexts } from '../texts/index.ts';
import { NumberField } from './number-field.tsx';
import { PasswordFields } from './password-fields.tsx';
import type { PolicyNumber } from './policy-numbers.ts';
import styles from './security.module.css';

type Policy = policies.SecurityPolicy;
type State = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['security_policy']>;
type PolicyFormProps = { state: State; onReload: () => void };

const firstNumbers = Object.fromEntries(
  Object.entries(PolicyLimits).map(([name, { start }]) => [name, start]),
) as Record<PolicyNumber, number>;
const atFirst: Policy = {
  ...firstNumbers,
  passwordRule: 'standard',
  firmPasskeys: false,
  blockList: true,
  blockedWords: [],
};

const isSame = (one: Policy, other: Policy) =>
  (Object.keys(atFirst) as (keyof Policy)[]).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );

/** The policy to change; nothing counts before it is saved. */
export function PolicyForm({ state, onReload }: PolicyFormProps) {
  const t = useTexts();
  const { version, policy } = state;
  const [form] = Form.useForm<Policy>();
  const [entered, setEntered] = useState(policy);
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/settings', {
    onDone: () => toast.success(t('security.saved')),
    onReload,
    compare: ({ setting }) => ({ policy: setting }),
  });
  const changed = !isSame(entered, policy);
  useUnsavedGuard(changed);
  const errorsOf = fieldErrors(problem, 'setting.');
  const put = (values: Policy) => {
    form.setFieldsValue(values);
    setEntered(values);
  };
  const save = (values: Policy) =>
    act({ version, setting: { name: 'security_policy', ...policy, ...values } });
  const number = (name: PolicyNumber) => <NumberField name={name} errors={errorsOf(name)} />;
  return (
    <DisabledWhile busy={busy}>
      <Form<Policy>
        form={form}
        layout="vertical"
        requiredMark={false}
        className={styles.form}
        initialValues={policy}
        onValuesChange={(_, values) => setEntered({ ...entered, ...values })}
        onFinish={save}
      >
        <Panel>
          <FormGroup title={t('security.locking')} text={t('security.lockingText')}>
            {number('wrongTries')}
            {number('lockMinutes')}
          </FormGroup>
          <FormGroup title={t('security.sessions')} text={t('security.sessionsText')}>
            {number('idleSeconds')}
            {number('absoluteHours')}
            {number('sessionsPerUser')}
          </FormGroup>
          <FormGroup title={t('security.stepUp')} text={t('security.stepUpText')}>
            {number('stepUpMinutes')}
          </FormGroup>
          <FormGroup title={t('security.passkeys')} text={t('security.passkeysText')}>
            <Form.Item
              name="firmPasskeys"
              label={t('security.firmPasskeys')}
              valuePropName="checked"
              className={styles.field}
              extra={t('security.firmPasskeysNote')}
            >
              <Switch />
            </Form.Item>
          </FormGroup>
          <FormGroup title={t('security.passwords')} text={t('security.passwordsText')}>
            <PasswordFields errorsOf={errorsOf} />
          </FormGroup>
          <footer className={styles.bar}>
            <Button type="primary" htmlType="submit" disabled={!changed} loading={busy}>
              {t('security.savePolicy')}
            </Button>
            <Button disabled={!changed || busy} onClick={() => put(policy)}>
              {t('discardChanges')}
            </Button>
            <Button disabled={isSame(entered, atFirst) || busy} onClick={() => put(atFirst)}>
              {t('security.toDefaults')}
            </Button>
            <SavedBy state={state} />
          </footer>
        </Panel>
        {dialog}
      </Form>
    </DisabledWhile>
  );
}
