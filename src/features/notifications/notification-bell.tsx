import { Badge } from 'antd';
import { Suspense, useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { Popup } from '@/shared/ui/popup/popup';
import { AlarmDialog } from './alarm-dialog.tsx';
import { NotificationPopup } from './notification-popup.tsx';
import styles from './notifications.module.css';
import { PreferencesDialog } from './preferences.ts';
import { useNotifications } from './use-notifications.ts';

type NotificationBellProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The bell with its count, and what it opens. */
export function NotificationBell({ open, onOpenChange }: NotificationBellProps) {
  const t = useTexts();
  const notifications = useNotifications();
  const { count } = notifications;
  const alarm = notifications.list.find((one) => one.alarm);
  const [choosing, setChoosing] = useState(false);
  const choose = () => {
    onOpenChange(false);
    setChoosing(true);
  };
  return (
    <>
      <Popup
        open={open}
        onOpenChange={onOpenChange}
        name={count === 0 ? t('bell.none') : t('bell.count', { count })}
        title={t('bell.title')}
        buttonClass={styles.bell}
        panelClass={styles.popup}
        face={
          <Badge count={count} color="var(--accent)" overflowCount={99} size="small" offset={[3, -2]}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4.5 14h11l-1.3-2V8.5a4.2 4.2 0 0 0-8.4 0V12zM8.3 16.5a2 2 0 0 0 3.4 0" />
            </svg>
          </Badge>
        }
      >
        <NotificationPopup {...notifications} onClose={() => onOpenChange(false)} onChoose={choose} />
      </Popup>
      {alarm && (
        <Suspense>
          <AlarmDialog alarm={alarm} onRead={notifications.clear} />
        </Suspense>
      )}
      {choosing && <PreferencesDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
