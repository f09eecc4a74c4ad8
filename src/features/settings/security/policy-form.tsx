import { Button, Form, Switch } from 'antd';
import { useState } from 'react';
import { toast, useAct, useUnsavedGuard } from '@/shared/ui';
import type { AnswerOf, policies } from '../../../../contract/index.ts';
import { PolicyLimits } from '../../../../contract/limits.ts';
import { fieldErrors } from '../field-errors.ts';
import { SavedBy } from '../saved-by.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordFields } from './password-fields.tsx';
import type { PolicyNumber } from './policy-numbers.ts';
import styles from './security.module.css';

type Policy = policies.SecurityPolicy;
type State = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['security_policy']>;
type PolicyFormProps = { state: State; onSaved: () => void; onReload: () => void };

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
export function PolicyForm({ state, onSaved, onReload }: PolicyFormProps) {
  const { version, policy } = state;
  const [form] = Form.useForm<Policy>();
  const [entered, setEntered] = useState(policy);
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/settings', {
    onDone: () => {
      toast.success('Security policy saved');
      onSaved();
    },
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
    <Form<Policy>
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.form}
      initialValues={policy}
      onValuesChange={(_, values) => setEntered({ ...entered, ...values })}
      onFinish={save}
    >
      <section className={styles.group}>
        <h2>Locking</h2>
        <p>
          Wrong passwords and wrong codes count together. Locks end automatically, and an administrator can
          unlock an account.
        </p>
        {number('wrongTries')}
        {number('lockMinutes')}
      </section>
      <section className={styles.group}>
        <h2>Sessions</h2>
        <p>Stricter limits apply to open sessions at once. Looser limits apply from the next sign-in.</p>
        {number('idleSeconds')}
        {number('absoluteHours')}
        {number('sessionsPerUser')}
      </section>
      <section className={styles.group}>
        <h2>Confirmation by administrators</h2>
        <p>
          Changes to people, clients, security, terms, webhooks and active lists, and exports of the audit
          trail, ask administrators for their second factor again. Signing in counts.
        </p>
        {number('stepUpMinutes')}
      </section>
      <section className={styles.group}>
        <h2>Passkeys</h2>
        <p>Counts from each person’s next sign-in. Whoever signs in by single sign-on is not asked.</p>
        <Form.Item
          name="firmPasskeys"
          label="Require a passkey for people of the firm"
          valuePropName="checked"
          className={styles.field}
          extra="Administrators, allocators and drafters without one add it after the token. From then on a passkey or a recovery code is needed."
        >
          <Switch />
        </Form.Item>
      </section>
      <section className={styles.group}>
        <h2>Passwords</h2>
        <p>Changes apply to new passwords. Current passwords stay valid until they expire.</p>
        <PasswordFields errorsOf={errorsOf} />
      </section>
      <footer className={styles.bar}>
        <Button type="primary" htmlType="submit" disabled={!changed} loading={busy}>
          Save policy
        </Button>
        <Button disabled={!changed || busy} onClick={() => put(policy)}>
          Discard changes
        </Button>
        <Button disabled={isSame(entered, atFirst) || busy} onClick={() => put(atFirst)}>
          Set to defaults
        </Button>
        <SavedBy state={state} />
      </footer>
      {dialog}
    </Form>
  );
}
