import { Button } from 'antd';
import { useEffect } from 'react';
import { EmptyState, ErrorState, SkeletonList } from '@/shared/ui';
import { dateLabel } from './labels.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import type { Notification, useNotifications } from './use-notifications.ts';

type NotificationPopupProps = ReturnType<typeof useNotifications> & { onClose: () => void };

export function NotificationPopup({
  list,
  error,
  loading,
  clear,
  reload,
  markSeen,
  isNew,
  onClose,
}: NotificationPopupProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing the popup marks what was in it as seen
  useEffect(() => markSeen, []);
  const now = new Date();
  return (
    <div className={styles.popup} role="dialog" aria-label="Notifications">
      <div className={styles.head}>
        <h2>Notifications</h2>
        <Button type="link" size="small" disabled={list.length === 0} onClick={() => clear()}>
          Clear all
        </Button>
      </div>
      {loading && <SkeletonList rows={3} />}
      {error && list.length === 0 && <ErrorState error={error} onRetry={reload} />}
      {!loading && !error && list.length === 0 && (
        <EmptyState title="No notifications" text="What happens to your requests will be listed here." />
      )}
      {groupByDate(list, now).map((group) => (
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
    </div>
  );
}

function groupByDate(list: readonly Notification[], now: Date) {
  const groups: { label: string; items: Notification[] }[] = [];
  for (const one of list) {
    const label = dateLabel(one.created_on, now);
    const last = groups.at(-1);
    if (last?.label === label) last.items.push(one);
    else groups.push({ label, items: [one] });
  }
  return groups;
}
