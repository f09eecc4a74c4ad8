import { Button, Form, Input, InputNumber, Modal } from 'antd';
import { ErrorState, SkeletonList, toast, useAct, useCall, useNewerValues } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { RegisterLimits } from '../../../../contract/limits.ts';
import { useTexts } from '../texts/index.ts';
import styles from '../third-party.module.css';

type Library = AnswerOf<'GET /reports/v1.0/conditionlibrary'>['Data'];
type Values = Pick<Library, 'conditions'>;
/** Without a client it is the caller's own. */
type ConditionLibraryProps = { client?: string; onClose: () => void };

/** The conditions that a client chooses from in its decisions, to be changed as a whole. */
export function ConditionLibrary({ client, onClose }: ConditionLibraryProps) {
  const t = useTexts();
  const [form] = Form.useForm<Values>();
  const { data, error, reload } = useCall('GET /reports/v1.0/conditionlibrary', client ? { client } : {}, {
    quiet: true,
  });
  const { act, busy, dialog } = useAct('POST /reports/v1.0/conditionlibrary', {
    onDone: () => {
      toast.success(t('librarySaved'));
      onClose();
    },
    onReload: reload,
  });
  const library = data?.Data;
  useNewerValues(form, library?.version);
  return (
    <Modal
      open
      width={720}
      title={t('conditionLibrary')}
      okText={t('save')}
      okButtonProps={{ disabled: !library }}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className={styles.text}>{t('conditionLibraryLead')}</p>
      {error && !library ? (
        <ErrorState error={error} onRetry={reload} />
      ) : library ? (
        <Form<Values>
          form={form}
          layout="vertical"
          initialValues={library}
          className={styles.library}
          onFinish={({ conditions = [] }) =>
            act({ ...(client && { client }), version: library.version, conditions })
          }
        >
          <LibraryRows />
        </Form>
      ) : (
        <SkeletonList rows={3} />
      )}
      {dialog}
    </Modal>
  );
}

function LibraryRows() {
  const t = useTexts();
  const max = RegisterLimits.conditionDays;
  return (
    <Form.List name="conditions">
      {(fields, { add, remove }) => (
        <>
          {fields.length === 0 && <p className={styles.small}>{t('noConditionsInLibrary')}</p>}
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.condition}>
              <Form.Item
                name={[name, 'text']}
                noStyle
                rules={[{ required: true, whitespace: true, message: t('enterTheCondition') }]}
              >
                <Input
                  dir="auto"
                  aria-label={t('conditionText', { place: name + 1 })}
                  placeholder={t('condition')}
                  maxLength={RegisterLimits.condition}
                />
              </Form.Item>
              <Form.Item
                name={[name, 'days']}
                noStyle
                rules={[{ required: true, message: t('enterDays', { max }) }]}
              >
                <InputNumber
                  aria-label={t('conditionDays', { place: name + 1 })}
                  suffix={t('daysAfterDecision')}
                  min={1}
                  max={max}
                  precision={0}
                  style={{ width: '100%' }}
                />
              </Form.Item>
              <Button aria-label={t('removeConditionName', { name: name + 1 })} onClick={() => remove(name)}>
                {t('remove')}
              </Button>
            </div>
          ))}
          <Button onClick={() => add({ days: 30 })} disabled={fields.length >= RegisterLimits.library}>
            {t('addCondition')}
          </Button>
        </>
      )}
    </Form.List>
  );
}
