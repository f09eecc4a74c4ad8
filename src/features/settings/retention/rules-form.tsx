import { Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { Panel, toast, useAct, useUnsavedGuard } from '@/shared/ui';
import { DisabledWhile } from '@/shared/ui/calls/disabled-while';
import { RetentionLimits } from '../../../../contract/limits.ts';
import { RETENTION_KINDS } from '../../../../contract/retention-kinds.ts';
import { SavedBy } from '../saved-by.tsx';
import { useTexts } from '../texts/index.ts';
import { clientRulesOf, type OwnRule, ownRulesOf, type RetentionState } from './client-rules.ts';
import { OwnRules } from './own-rules.tsx';
import styles from './retention.module.css';

type Values = { rules: RetentionState['policy']['rules']; own: OwnRule[] };
type RulesFormProps = { state: RetentionState; onReload: () => void };

/** Days for each kind of record, empty to keep it, and the clients for whom it is otherwise. */
export function RulesForm({ state, onReload }: RulesFormProps) {
  const t = useTexts();
  const [form] = Form.useForm<Values>();
  const [changed, setChanged] = useState(false);
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/retention', {
    onDone: () => toast.success(t('retention.saved')),
    onReload,
  });
  useUnsavedGuard(changed);
  const save = ({ rules, own = [] }: Values) => {
    const kept = Object.fromEntries(
      RETENTION_KINDS.map((kind) => [kind, rules[kind] ?? null]),
    ) as Values['rules'];
    return act({
      action: 'save',
      version: state.version,
      policy: { rules: kept, clients: clientRulesOf(own) },
    });
  };
  return (
    <Panel title={t('retention.rules')}>
      <DisabledWhile busy={busy}>
        <Form<Values>
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ rules: state.policy.rules, own: ownRulesOf(state.policy.clients) }}
          onValuesChange={() => setChanged(true)}
          onFinish={save}
        >
          <p>{t('retention.rulesNote')}</p>
          <div className={styles.rules}>
            {RETENTION_KINDS.map((kind) => (
              <Form.Item
                key={kind}
                name={['rules', kind]}
                label={t(`retentionKind.${kind}`)}
                extra={t(`retentionNote.${kind}`)}
              >
                <InputNumber
                  min={RetentionLimits.daysMin}
                  max={RetentionLimits.daysMax}
                  precision={0}
                  placeholder={t('retention.keep')}
                  suffix={t('retention.days')}
                  style={{ width: 180 }}
                />
              </Form.Item>
            ))}
          </div>
          <OwnRules problem={problem?.fields?.client} />
          <footer className={styles.bar}>
            <Button type="primary" htmlType="submit" disabled={!changed} loading={busy}>
              {t('retention.save')}
            </Button>
            <SavedBy state={state} />
          </footer>
          {dialog}
        </Form>
      </DisabledWhile>
    </Panel>
  );
}
