import { Form, InputNumber } from 'antd';
import { Panel, toast, useAct } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { fieldErrors } from '../field-errors.ts';
import { SettingsForm } from '../settings-form.tsx';
import { useTexts } from '../texts/index.ts';
import styles from './dispositions.module.css';
import { Reasons } from './reasons.tsx';
import { Validity } from './validity.tsx';

const percent = { min: 0, max: 100, precision: 0, suffix: '%' } as const;

type State = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data']['dispositions']>;
type Values = State['dispositions'];
type DispositionsFormProps = { state: State; onReload: () => void };

/** The reasons to change or add to; what was decided keeps its reason and its end. */
export function DispositionsForm({ state, onReload }: DispositionsFormProps) {
  const t = useTexts();
  const { version, dispositions } = state;
  const { act, problem, ...saving } = useAct('POST /security/v1.0/settings', {
    onDone: () => toast.success(t('dispositions.saved')),
    onReload,
  });
  const errorsOf = fieldErrors(problem, 'setting.');
  const save = (values: Values) =>
    act({
      version,
      setting: {
        name: 'dispositions',
        reasons: values.reasons.map((reason) => ({ ...reason, label: reason.label.trim() })),
        validityDays: values.validityDays,
        secondLookPercent: values.secondLookPercent ?? 0,
        knownAnswerPercent: values.knownAnswerPercent ?? 0,
      },
    });
  return (
    <div className={styles.form}>
      <Panel>
        <SettingsForm<Values>
          initialValues={dispositions}
          state={state}
          saveText={t('dispositions.save')}
          saving={saving}
          onSave={save}
        >
          <p className={styles.lead}>{t('dispositions.lead')}</p>
          <Reasons codes={dispositions.reasons.map(({ code }) => code)} errors={errorsOf('reasons')} />
          <Validity />
          <SecondLooks />
        </SettingsForm>
      </Panel>
    </div>
  );
}

/** How many decisions are taken once more, and how many of those come with a question whose answer is known. */
function SecondLooks() {
  const t = useTexts();
  return (
    <div className={styles.pair}>
      <Form.Item name="secondLookPercent" label={t('dispositions.twice')} extra={t('dispositions.twiceNote')}>
        <InputNumber {...percent} />
      </Form.Item>
      <Form.Item
        name="knownAnswerPercent"
        label={t('dispositions.known')}
        extra={t('dispositions.knownNote')}
      >
        <InputNumber {...percent} />
      </Form.Item>
    </div>
  );
}
