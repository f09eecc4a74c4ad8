import { Button, Form, InputNumber, Select } from 'antd';
import { ClientSelect, Failure, useCall } from '@/shared/ui';
import { RetentionLimits } from '../../../../contract/limits.ts';
import { RETENTION_CLIENT_KINDS } from '../../../../contract/retention-kinds.ts';
import { useTexts } from '../texts/index.ts';
import styles from './retention.module.css';

/** One line for each client and kind that is kept longer, shorter or for good. */
export function OwnRules({ problem }: { problem?: string | undefined }) {
  const t = useTexts();
  const clients = useCall('GET /security/v1.0/clientdetails', { sort: 'name', pageSize: 200 });
  const nameOf = (id: string) => clients.data?.Data.find((client) => client.id === id)?.name;
  return (
    <Form.List name="own">
      {(fields, { add, remove }) => (
        <Form.Item
          label={t('retention.own')}
          extra={problem}
          {...(problem && { validateStatus: 'error' as const })}
        >
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.own}>
              <Form.Item noStyle shouldUpdate>
                {({ getFieldValue }) => {
                  const id = getFieldValue(['own', name, 'client']) as string | undefined;
                  const label = id && nameOf(id);
                  return (
                    <Form.Item
                      name={[name, 'client']}
                      rules={[{ required: true, message: t('retention.chooseClient') }]}
                    >
                      <ClientSelect
                        aria-label={t('retention.clientOf', { number: name + 1 })}
                        placeholder={t('client')}
                        chosen={id && label ? { value: id, label } : null}
                      />
                    </Form.Item>
                  );
                }}
              </Form.Item>
              <Form.Item name={[name, 'kind']}>
                <Select
                  aria-label={t('retention.kindOf', { number: name + 1 })}
                  options={RETENTION_CLIENT_KINDS.map((value) => ({
                    value,
                    label: t(`retentionKind.${value}`),
                  }))}
                />
              </Form.Item>
              <Form.Item name={[name, 'days']}>
                <InputNumber
                  aria-label={t('retention.daysOf', { number: name + 1 })}
                  min={RetentionLimits.daysMin}
                  max={RetentionLimits.daysMax}
                  precision={0}
                  placeholder={t('retention.keep')}
                  suffix={t('retention.days')}
                  style={{ width: '100%' }}
                />
              </Form.Item>
              <Button
                aria-label={t('retention.removeOwn', { number: name + 1 })}
                onClick={() => remove(name)}
              >
                {t('remove')}
              </Button>
            </div>
          ))}
          <Failure of={clients} />
          <Button onClick={() => add({ kind: 'closed_requests', days: null })}>
            {t('retention.addOwn')}
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}
