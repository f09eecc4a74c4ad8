import { Button, Drawer, Pagination } from 'antd';
import { useState } from 'react';
import { plural } from '@/shared/format';
import { EmptyState, ErrorState, SkeletonList, StatusChip, TimeText, useAct, useCall } from '@/shared/ui';
import type { webhooks } from '../../../../contract/index.ts';
import { titleOf } from './event-titles.ts';
import styles from './webhooks.module.css';

type DeliveriesDrawerProps = { webhook: webhooks.Webhook; onClose: () => void };

const perPage = 20;
/** A delivery is a matter of seconds. */
const pollMs = 3000;

/** What was sent there, how it was answered, and once more where it should be. */
export function DeliveriesDrawer({ webhook, onClose }: DeliveriesDrawerProps) {
  const [current, setCurrent] = useState(1);
  const { data, error, reload } = useCall(
    'GET /security/v1.0/webhooks/deliveries',
    { webhook: webhook.id, current, pageSize: perPage },
    { quiet: true, pollEvery: pollMs },
  );
  const { act, busy, dialog } = useAct('POST /security/v1.0/webhooks', { onDone: reload });
  const again = (delivery: string) => act({ action: 'redeliver', id: webhook.id, delivery });
  return (
    <Drawer open onClose={onClose} size={560} title="Deliveries">
      <p className={styles.address}>{webhook.url}</p>
      {error && !data && <ErrorState error={error} onRetry={reload} />}
      {!data && !error && <SkeletonList />}
      {data?.total === 0 && (
        <EmptyState title="Nothing sent yet" text="Send a test, or wait for the first event." />
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
  const { event, status, tries, answerStatus, answer, createdAt, nextTryAt, payload } = delivery;
  return (
    <li>
      <div className={styles.line}>
        <strong>{titleOf(event)}</strong>
        <StatusChip status={status} dot={status === 'delivered' ? 'filled' : undefined} />
        {status !== 'waiting' && (
          <Button size="small" disabled={busy} onClick={onAgain} aria-label={`Send again: ${titleOf(event)}`}>
            Send again
          </Button>
        )}
      </div>
      <p className={styles.note}>
        <TimeText at={createdAt} form="time" />, {plural(tries, 'try', 'tries')}
        {nextTryAt && tries > 0 && (
          <>
            , next <TimeText at={nextTryAt} form="time" />
          </>
        )}
      </p>
      {(answerStatus !== null || answer) && (
        <p className={styles.note}>
          {[answerStatus === null ? null : `Answered ${answerStatus}`, answer].filter(Boolean).join(': ')}
        </p>
      )}
      <details>
        <summary>What is sent</summary>
        <pre className={styles.payload}>{JSON.stringify(JSON.parse(payload), null, 2)}</pre>
      </details>
    </li>
  );
}
