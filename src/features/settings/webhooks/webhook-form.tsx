import { Form, Input } from 'antd';
import { CheckGroup, ClientSelect, useAct } from '@/shared/ui';
import type { AnswerOf, webhooks } from '../../../../contract/index.ts';
import { WebhookLimits } from '../../../../contract/limits.ts';
import { CLIENT_WEBHOOK_EVENTS, WEBHOOK_EVENTS, type WebhookEvent } from '../../../../contract/words.ts';
import { fieldErrors } from '../field-errors.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useTexts } from '../texts/index.ts';
import { titleOf } from './event-titles.ts';
import styles from './webhooks.module.css';

type Values = { url: string; clientId: string; events: WebhookEvent[] };
type WebhookFormProps = {
  webhook: webhooks.Webhook | null;
  onClose: () => void;
  onDone: (answer: AnswerOf<'POST /security/v1.0/webhooks'>['Data']) => void;
  onReload: () => void;
};

/** Every client: the select knows no empty choice. */
const everybody = 'all';

/** Where to, for whom, and what about. */
export function WebhookForm({ webhook, onClose, onDone, onReload }: WebhookFormProps) {
  const t = useTexts();
  const saving = useAct('POST /security/v1.0/webhooks', { onDone: ({ Data }) => onDone(Data), onReload });
  const errors = fieldErrors(saving.problem, 'webhook.');
  const save = ({ url, clientId, events }: Values) => {
    const client = clientId === everybody ? null : clientId;
    const allowed = (event: WebhookEvent) => offered(clientId).includes(event);
    const wanted = { url: url.trim(), clientId: client, events: events.filter(allowed) };
    return saving.act(
      webhook
        ? { action: 'change', id: webhook.id, version: webhook.version, webhook: wanted }
        : { action: 'create', webhook: wanted },
    );
  };
  return (
    <FormDialog<Values>
      title={webhook ? t('webhooks.change') : t('webhooks.new')}
      initialValues={
        webhook
          ? { url: webhook.url, clientId: webhook.clientId ?? everybody, events: webhook.events }
          : { clientId: everybody, events: ['request.acted', 'report.sealed'] }
      }
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="url"
        label={t('address')}
        extra={t('webhooks.addressNote')}
        rules={[{ required: true, whitespace: true, max: WebhookLimits.url }]}
        {...errors('url')}
      >
        <Input placeholder="https://hooks.example.com/prudence" inputMode="url" autoComplete="off" />
      </Form.Item>
      <Form.Item name="clientId" label={t('webhooks.scope')}>
        <ClientSelect
          before={[{ value: everybody, label: t('webhooks.everybody') }]}
          chosen={
            webhook?.clientId
              ? { value: webhook.clientId, label: webhook.clientName ?? webhook.clientId }
              : null
          }
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['clientId']}>
        {({ getFieldValue }) => (
          <Form.Item
            name="events"
            label={t('webhooks.events')}
            rules={[{ required: true, message: t('webhooks.chooseOne') }]}
            {...errors('events')}
          >
            <CheckGroup
              className={styles.choices}
              options={offered(getFieldValue('clientId')).map((event) => ({
                value: event,
                label: (
                  <>
                    {titleOf(event, t)} <code>{event}</code>
                  </>
                ),
              }))}
            />
          </Form.Item>
        )}
      </Form.Item>
    </FormDialog>
  );
}

const offered = (clientId: string): readonly WebhookEvent[] =>
  clientId === everybody ? WEBHOOK_EVENTS : CLIENT_WEBHOOK_EVENTS;
