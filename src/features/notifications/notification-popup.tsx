import { Button } from 'antd';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { serverNow } from '@/shared/http';
import { type Texts, useTexts } from '@/shared/texts/use-texts';
import { EmptyState, ErrorState, SkeletonList } from '@/shared/ui';
import { dateLabel } from './labels.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import type { Notification, useNotifications } from './use-notifications.ts';

type NotificationPopupProps = ReturnType<typeof useNotifications> & {
  onClose: () => void;
  onChoose: () => void;
};

export function NotificationPopup({
  list,
  error,
  loading,
  clear,
  reload,
  markSeen,
  isNew,
  onClose,
  onChoose,
}: NotificationPopupProps) {
  const t = useTexts();
  // Closing the popup marks what is in it then as seen.
  const close = useEffectEvent(() => markSeen());
  useEffect(() => () => close(), []);
  const now = new Date(serverNow());
  return (
    <>
      <div className={styles.head}>
        <h2>{t('bell.title')}</h2>
        <span className={styles.acts}>
          <Button type="link" size="small" onClick={onChoose}>
            {t('bell.preferences')}
          </Button>
          <Button type="link" size="small" disabled={list.length === 0} onClick={() => clear()}>
            {t('bell.clearAll')}
          </Button>
        </span>
      </div>
      {loading && <SkeletonList rows={3} label={t('shell.loading')} />}
      {error && list.length === 0 && <ErrorState error={error} onRetry={reload} />}
      {!loading && !error && list.length === 0 && (
        <EmptyState title={t('bell.empty')} text={t('bell.emptyText')} />
      )}
      <Suspense fallback={<SkeletonList rows={3} label={t('shell.loading')} />}>
        {groupByDate(list, now, t).map((group) => (
          <section key={group.label}>
            <h3 className={styles.date}>{group.label}</h3>
            <ul className={styles.list}>
              {group.items.map((one) => (
                <NotificationItem
                  key={one.id}
                  one={one}
                  now={now}
                  fresh={isNew(one)}
                  onClear={() => clear(one)}
                  onOpen={onClose}
                />
              ))}
            </ul>
          </section>
        ))}
      </Suspense>
    </>
  );
}

function groupByDate(list: readonly Notification[], now: Date, t: Texts) {
  const groups: { label: string; items: Notification[] }[] = [];
  for (const one of list) {
    const label = dateLabel(one.created_on, now, t);
    const last = groups.at(-1);
    if (last?.label === label) last.items.push(one);
    else groups.push({ label, items: [one] });
  }
  return groups;
}
