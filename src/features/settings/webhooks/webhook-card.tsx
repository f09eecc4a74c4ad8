import { Alert, App, Button, Card, Dropdown, Space } from 'antd';
import { StatusChip, TimeText, toast, useAct } from '@/shared/ui';
import type { AnswerOf, webhooks } from '../../../../contract/index.ts';
import { titleOf } from './event-titles.ts';
import styles from './webhooks.module.css';

type WebhookCardProps = {
  webhook: webhooks.Webhook;
  onEdit: () => void;
  onLog: () => void;
  onChanged: (answer?: AnswerOf<'POST /security/v1.0/webhooks'>['Data']) => void;
};
type Act = 'enable' | 'disable' | 'remove' | 'renew_secret';

/** One address: what it hears, how it does, and what can be done with it. */
export function WebhookCard({ webhook, onEdit, onLog, onChanged }: WebhookCardProps) {
  const { modal } = App.useApp();
  const { id, version, url, clientName, events, enabled, failingSince, givenUp, lastDelivery } = webhook;
  const { act, busy, dialog } = useAct('POST /security/v1.0/webhooks', {
    onDone: ({ Data }) => onChanged(Data),
    onReload: onChanged,
  });
  const change = (action: Act) => act({ action, id, version }).then(() => undefined);
  const ask = (title: string, content: string, okText: string, action: Act) =>
    modal.confirm({ title, content, okText, onOk: () => change(action) });
  const test = async () => {
    if (!(await act({ action: 'test', id }))) return;
    toast.success('Test sent');
    onLog();
  };
  const more = [
    { key: 'edit', label: 'Change', onClick: onEdit },
    {
      key: 'secret',
      label: 'Renew secret',
      onClick: () =>
        ask(
          'Renew the secret?',
          'The one in use ends at once: give the new one to the receiver.',
          'Renew secret',
          'renew_secret',
        ),
    },
    {
      key: 'switch',
      label: enabled ? 'Switch off' : 'Switch on',
      onClick: () =>
        enabled
          ? ask(
              'Switch the webhook off?',
              'What waits to be delivered is dropped, and what happens meanwhile is not told later.',
              'Switch off',
              'disable',
            )
          : void change('enable'),
    },
    {
      key: 'remove',
      label: 'Remove',
      danger: true,
      onClick: () =>
        ask('Remove the webhook?', 'Its log goes with it. The audit trail stays.', 'Remove', 'remove'),
    },
  ];
  return (
    <Card
      size="small"
      className={styles.card}
      title={<span className={styles.address}>{url}</span>}
      extra={<StatusChip status={enabled ? 'active' : 'disabled'} label={enabled ? 'On' : 'Off'} />}
    >
      {givenUp && (
        <Alert
          type="error"
          showIcon
          className={styles.alert}
          title="Turned off after three days without a successful delivery. Fix the receiver, send a test, then turn it on."
        />
      )}
      {enabled && failingSince && (
        <Alert
          type="warning"
          showIcon
          className={styles.alert}
          title={
            <>
              Nothing has arrived since <TimeText at={failingSince} form="time" />. It is tried again.
            </>
          }
        />
      )}
      <dl className={styles.facts}>
        <dt>Scope</dt>
        <dd>{clientName ?? 'Every client and the firm'}</dd>
        <dt>Events</dt>
        <dd>{events.map(titleOf).join(', ')}</dd>
        <dt>Last delivery</dt>
        <dd>
          {lastDelivery ? (
            <>
              <TimeText at={lastDelivery.at} form="time" />, {lastDelivery.status}
            </>
          ) : (
            'None yet'
          )}
        </dd>
      </dl>
      <Space wrap>
        <Button size="small" onClick={onLog}>
          Deliveries
        </Button>
        <Button size="small" loading={busy} onClick={test}>
          Send test
        </Button>
        <Dropdown menu={{ items: more }} trigger={['click']}>
          <Button size="small" aria-label={`More for ${url}`}>
            More
          </Button>
        </Dropdown>
      </Space>
      {dialog}
    </Card>
  );
}
