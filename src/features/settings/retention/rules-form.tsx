import { Form, InputNumber } from 'antd';
import { Panel, toast, useAct } from '@/shared/ui';
import { RetentionLimits } from '../../../../contract/limits.ts';
import { RETENTION_KINDS } from '../../../../contract/retention-kinds.ts';
import { SettingsForm } from '../settings-form.tsx';
import { useTexts } from '../texts/index.ts';
import { clientRulesOf, type OwnRule, ownRulesOf, type RetentionState } from './client-rules.ts';
import { OwnRules } from './own-rules.tsx';
import styles from './retention.module.css';

type Values = { rules: RetentionState['policy']['rules']; own: OwnRule[] };
type RulesFormProps = { state: RetentionState; onReload: () => void };

/** Days for each kind of record, empty to keep it, and the clients for whom it is otherwise. */
export function RulesForm({ state, onReload }: RulesFormProps) {
  const t = useTexts();
  const { act, problem, ...saving } = useAct('POST /security/v1.0/retention', {
    onDone: () => toast.success(t('retention.saved')),
    onReload,
  });
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
      <SettingsForm<Values>
        initialValues={{ rules: state.policy.rules, own: ownRulesOf(state.policy.clients) }}
        state={state}
        saveText={t('retention.save')}
        saving={saving}
        onSave={save}
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
      </SettingsForm>
    </Panel>
  );
}
