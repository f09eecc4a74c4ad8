import { Button, Drawer, Pagination } from 'antd';
import { useState } from 'react';
import {
  EmptyState,
  ErrorState,
  ScrollRegion,
  SkeletonList,
  StatusChip,
  TimeText,
  useAct,
  useCall,
} from '@/shared/ui';
import type { webhooks } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { titleOf } from './event-titles.ts';
import styles from './webhooks.module.css';

type DeliveriesDrawerProps = { webhook: webhooks.Webhook; onClose: () => void };

const perPage = 20;
/** A delivery is a matter of seconds. */
const pollMs = 3000;

/** What was sent there, how it was answered, and once more where it should be. */
export function DeliveriesDrawer({ webhook, onClose }: DeliveriesDrawerProps) {
  const t = useTexts();
  const [current, setCurrent] = useState(1);
  const { data, error, reload } = useCall(
    'GET /security/v1.0/webhooks/deliveries',
    { webhook: webhook.id, current, pageSize: perPage },
    { quiet: true, pollEvery: pollMs },
  );
  const { act, busy, dialog } = useAct('POST /security/v1.0/webhooks', { onDone: reload });
  const again = (delivery: string) => act({ action: 'redeliver', id: webhook.id, delivery });
  return (
    <Drawer open onClose={onClose} size={560} title={t('webhooks.deliveries')}>
      <p className={styles.address}>{webhook.url}</p>
      {error && !data && <ErrorState error={error} onRetry={reload} />}
      {!data && !error && <SkeletonList />}
      {data?.total === 0 && (
        <EmptyState title={t('webhooks.nothingSent')} text={t('webhooks.nothingSentText')} />
      )}
      <ul className={styles.log}>
        {data?.Data.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} busy={busy} onAgain={() => again(delivery.id)} />
        ))}
      </ul>
      {data && data.total > perPage && (
        <Pagination
          size="small"
          current={current}
          pageSize={perPage}
          total={data.total}
          showSizeChanger={false}
          onChange={setCurrent}
        />
      )}
      {dialog}
    </Drawer>
  );
}

type DeliveryProps = { delivery: webhooks.WebhookDelivery; busy: boolean; onAgain: () => void };

function Delivery({ delivery, busy, onAgain }: DeliveryProps) {
  const t = useTexts();
  const { event, status, tries, answerStatus, answer, createdAt, nextTryAt, payload } = delivery;
  const at = <TimeText at={createdAt} form="time" />;
  return (
    <li>
      <div className={styles.line}>
        <strong>{titleOf(event, t)}</strong>
        <StatusChip status={status} dot={status === 'delivered' ? 'filled' : undefined} />
        {status !== 'waiting' && (
          <Button
            size="small"
            disabled={busy}
            onClick={onAgain}
            aria-label={t('webhooks.sendAgainEvent', { event: titleOf(event, t) })}
          >
            {t('webhooks.sendAgain')}
          </Button>
        )}
      </div>
      <p className={styles.note}>
        {nextTryAt && tries > 0
          ? t.rich('webhooks.triesNext', { at, tries, next: <TimeText at={nextTryAt} form="time" /> })
          : t.rich('webhooks.tries', { at, tries })}
      </p>
      {(answerStatus !== null || answer) && (
        <p className={styles.note}>
          {[answerStatus === null ? null : t('webhooks.answered', { status: answerStatus }), answer]
            .filter(Boolean)
            .join(': ')}
        </p>
      )}
      <details>
        <summary>{t('webhooks.payload')}</summary>
        <ScrollRegion label={t('webhooks.payload')}>
          <pre className={styles.payload}>{JSON.stringify(JSON.parse(payload), null, 2)}</pre>
        </ScrollRegion>
      </details>
    </li>
  );
}
