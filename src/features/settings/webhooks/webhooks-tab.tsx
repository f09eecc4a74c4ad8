import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState, ErrorState, SkeletonList, useCall } from '@/shared/ui';
import type { AnswerOf, webhooks } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { DeliveriesDrawer } from './deliveries-drawer.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';
import styles from './webhooks.module.css';

type Webhook = webhooks.Webhook;
type Saved = AnswerOf<'POST /security/v1.0/webhooks'>['Data'];

/** Addresses of other programs that are told what happens. */
export function WebhooksTab() {
  const t = useTexts();
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null);
  const [logOf, setLogOf] = useState<Webhook | null>(null);
  const [secret, setSecret] = useState('');
  const { data, error, reload } = useCall('GET /security/v1.0/webhooks', {}, { quiet: true });
  const done = (saved?: Saved) => {
    setEditing(null);
    setSecret(saved?.secret ?? '');
    reload();
  };
  const create = (
    <Button type="primary" onClick={() => setEditing('new')}>
      {t('webhooks.new')}
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <p>{t('webhooks.lead')}</p>
        {data && data.total > 0 && create}
      </div>
      {error && !data && <ErrorState error={error} onRetry={reload} />}
      {!data && !error && <SkeletonList />}
      {data?.total === 0 && (
        <EmptyState title={t('webhooks.none')} text={t('webhooks.noneText')} action={create} />
      )}
      {data?.Data.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          onEdit={() => setEditing(webhook)}
          onLog={() => setLogOf(webhook)}
          onChanged={done}
        />
      ))}
      {editing && (
        <WebhookForm
          webhook={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onDone={done}
          onReload={done}
        />
      )}
      {logOf && (
        <DeliveriesDrawer
          webhook={logOf}
          onClose={() => {
            setLogOf(null);
            reload();
          }}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret('')} />}
    </>
  );
}
