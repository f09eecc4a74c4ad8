import { Alert, App, Button, Card, Dropdown, Space } from 'antd';
import { listText } from '@/shared/format';
import { StatusChip, TimeText, toast, useAct } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { AnswerOf, webhooks } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
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
  const t = useTexts();
  const word = useWords();
  const { modal } = App.useApp();
  const { id, version, url, clientName, events, enabled, failingSince, givenUp, lastDelivery } = webhook;
  const { act, busy, dialog } = useAct('POST /security/v1.0/webhooks', {
    onDone: ({ Data }) => onChanged(Data),
    typed: () => false,
    onReload: onChanged,
  });
  const change = (action: Act) => act({ action, id, version }).then(() => undefined);
  const ask = (title: string, content: string, okText: string, action: Act) =>
    modal.confirm({ title, content, okText, onOk: () => change(action) });
  const test = async () => {
    if (!(await act({ action: 'test', id }))) return;
    toast.success(t('webhooks.testSent'));
    onLog();
  };
  const more = [
    { key: 'edit', label: t('change'), onClick: onEdit },
    {
      key: 'secret',
      label: t('webhooks.renewSecret'),
      onClick: () =>
        ask(t('webhooks.askRenew'), t('webhooks.askRenewText'), t('webhooks.renewSecret'), 'renew_secret'),
    },
    {
      key: 'switch',
      label: enabled ? t('switchOff') : t('switchOn'),
      onClick: () =>
        enabled
          ? ask(t('webhooks.askOff'), t('webhooks.askOffText'), t('switchOff'), 'disable')
          : void change('enable'),
    },
    {
      key: 'remove',
      label: t('remove'),
      danger: true,
      onClick: () => ask(t('webhooks.askRemove'), t('webhooks.askRemoveText'), t('remove'), 'remove'),
    },
  ];
  return (
    <Card
      size="small"
      className={styles.card}
      title={<span className={styles.address}>{url}</span>}
      extra={
        <StatusChip
          status={enabled ? 'active' : 'disabled'}
          label={enabled ? t('webhooks.on') : t('webhooks.off')}
        />
      }
    >
      {givenUp && <Alert type="error" showIcon className={styles.alert} title={t('webhooks.givenUp')} />}
      {enabled && failingSince && (
        <Alert
          type="warning"
          showIcon
          className={styles.alert}
          title={t.rich('webhooks.failingSince', { at: <TimeText at={failingSince} form="time" /> })}
        />
      )}
      <dl className={styles.facts}>
        <dt>{t('webhooks.scope')}</dt>
        <dd>{clientName ?? t('webhooks.everybody')}</dd>
        <dt>{t('webhooks.events')}</dt>
        <dd>
          {listText(
            events.map((event) => titleOf(event, t)),
            t.language,
          )}
        </dd>
        <dt>{t('webhooks.lastDelivery')}</dt>
        <dd>
          {lastDelivery
            ? t.rich('webhooks.lastDeliveryAt', {
                at: <TimeText at={lastDelivery.at} form="time" />,
                status: word(lastDelivery.status),
              })
            : t('webhooks.noneYet')}
        </dd>
      </dl>
      <Space wrap>
        <Button size="small" onClick={onLog}>
          {t('webhooks.deliveries')}
        </Button>
        <Button size="small" loading={busy} onClick={test}>
          {t('webhooks.sendTest')}
        </Button>
        <Dropdown menu={{ items: more }} trigger={['click']}>
          <Button size="small" aria-label={t('webhooks.moreFor', { url })}>
            {t('webhooks.more')}
          </Button>
        </Dropdown>
      </Space>
      {dialog}
    </Card>
  );
}
