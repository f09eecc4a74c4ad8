import { Alert, Button, DatePicker, Form, Input, Modal, Radio, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { firmToday } from '@/shared/http';
import { useHints } from '@/shared/ui';
import { useAdvice, useWords } from '@/shared/words/use-words';
import { isAgainstRecommendation } from '../../../../contract/against-recommendation.ts';
import { RegisterLimits } from '../../../../contract/limits.ts';
import { RELATIONSHIP_DECISIONS, type RelationshipDecision } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import styles from '../third-party.module.css';
import type { PanelProps } from '../use-register-act.ts';

type Decision = Exclude<RelationshipDecision, 'pending'>;
type Condition = { text: string; dueOn: Dayjs };
type Values = { decision: Decision; reason: string; conditions?: Condition[] };

const notPast = (day: Dayjs) => day.format('YYYY-MM-DD') <= firmToday();

/**
 * The decision with its reason, and what is demanded where it is an approval with conditions. One that goes further than
 * the report recommends is warned of, and sent with what was read.
 */
export function DecideDialog({ party, register, onClose }: PanelProps & { onClose: () => void }) {
  const word = useWords();
  const t = useTexts();
  const [form] = Form.useForm<Values>();
  const decision = Form.useWatch('decision', form);
  const advice = useAdvice();
  const { recommendation } = party;
  const isAgainst = (one?: Decision) => one !== undefined && isAgainstRecommendation(one, recommendation);
  const mayEnd = party.relationship.startsWith('approved');
  const choices = RELATIONSHIP_DECISIONS.filter(
    (one): one is Decision => one !== 'pending' && (one !== 'terminated' || mayEnd),
  );
  const decide = async ({ conditions = [], ...values }: Values) => {
    const demanded = conditions.map(({ text, dueOn }) => ({ text, dueOn: dueOn.format('YYYY-MM-DD') }));
    const withThem = values.decision === 'approved_with_conditions' && { conditions: demanded };
    const knowing = recommendation && isAgainst(values.decision) && { against: recommendation };
    if (await register.run({ action: 'decide', ...values, ...withThem, ...knowing })) onClose();
  };
  return (
    <Modal
      open
      width={640}
      title={t('decideOnName', { name: party.name })}
      okText={t('decide')}
      confirmLoading={register.busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Values> form={form} layout="vertical" onFinish={decide}>
        <Form.Item
          name="decision"
          label={t('decision')}
          rules={[{ required: true, message: t('chooseADecision') }]}
        >
          <Radio.Group options={choices.map((value) => ({ value, label: word(value) }))} />
        </Form.Item>
        {recommendation && isAgainst(decision) && (
          <Alert
            type="warning"
            showIcon
            className={styles.advice}
            title={t('against', { advice: advice(recommendation) })}
          />
        )}
        {decision === 'approved_with_conditions' && <Conditions />}
        <Form.Item
          name="reason"
          label={isAgainst(decision) ? t('reasonAgainst') : t('reason')}
          rules={[{ required: true, whitespace: true, message: t('enterAReason') }]}
        >
          <Input.TextArea rows={4} maxLength={RegisterLimits.reason} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function Conditions() {
  const t = useTexts();
  const form = Form.useFormInstance<Values>();
  const library = useHints('GET /reports/v1.0/conditionlibrary', {})?.Data.conditions ?? [];
  /** In place of the empty line, if there is one. */
  const choose = (place: number) => {
    const chosen = library[place];
    if (!chosen) return;
    const given = form.getFieldValue('conditions') as Partial<Condition>[];
    const kept = given.filter((one) => one?.text?.trim() || one?.dueOn);
    const dueOn = dayjs(firmToday()).add(chosen.days, 'day');
    form.setFieldValue('conditions', [...kept, { text: chosen.text, dueOn }]);
  };
  return (
    <Form.List name="conditions" initialValue={[{}]}>
      {(fields, { add, remove }) => (
        <Form.Item label={t('conditions')} required>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.condition}>
              <Form.Item
                name={[name, 'text']}
                noStyle
                rules={[{ required: true, whitespace: true, message: t('enterTheCondition') }]}
              >
                <Input
                  aria-label={t('conditionName', { name: name + 1 })}
                  placeholder={t('condition')}
                  maxLength={RegisterLimits.condition}
                />
              </Form.Item>
              <Form.Item
                name={[name, 'dueOn']}
                noStyle
                rules={[{ required: true, message: t('chooseADueDate') }]}
              >
                <DatePicker aria-label={t('dayOfConditionName', { name: name + 1 })} disabledDate={notPast} />
              </Form.Item>
              <Button
                aria-label={t('removeConditionName', { name: name + 1 })}
                onClick={() => remove(name)}
                disabled={fields.length === 1}
              >
                {t('remove')}
              </Button>
            </div>
          ))}
          <div className={styles.acts}>
            <Button onClick={() => add({})} disabled={fields.length >= RegisterLimits.conditions}>
              {t('addCondition')}
            </Button>
            {library.length > 0 && (
              <Select<number>
                aria-label={t('chooseFromLibrary')}
                placeholder={t('chooseFromLibrary')}
                value={null}
                disabled={fields.length >= RegisterLimits.conditions}
                onChange={choose}
                className={styles.choose}
                popupMatchSelectWidth={false}
                options={library.map(({ text, days }, value) => ({
                  value,
                  label: (
                    <>
                      <bdi>{text}</bdi> · {t('dueInDays', { days })}
                    </>
                  ),
                }))}
              />
            )}
          </div>
        </Form.Item>
      )}
    </Form.List>
  );
}
