import { Badge } from 'antd';
import { useEffect, useRef } from 'react';
import { NotificationPopup } from './notification-popup.tsx';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';

type NotificationBellProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The bell with its count; a click outside or Escape closes the popup. */
export function NotificationBell({ open, onOpenChange }: NotificationBellProps) {
  const notifications = useNotifications();
  const box = useRef<HTMLDivElement>(null);
  const count = notifications.list.length;

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      const target = event.target as Element;
      // Undoing from the toast is no click outside.
      if (!box.current?.contains(target) && !target.closest('[data-toast]')) onOpenChange(false);
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onOpenChange(false);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, onOpenChange]);

  return (
    <div className={styles.box} ref={box}>
      <Badge count={count} color="var(--accent)" overflowCount={99} size="small" offset={[-4, 6]}>
        <button
          type="button"
          className={styles.bell}
          aria-label={count === 0 ? 'Notifications, none' : `Notifications, ${count}`}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => onOpenChange(!open)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4.5 14h11l-1.3-2V8.5a4.2 4.2 0 0 0-8.4 0V12zM8.3 16.5a2 2 0 0 0 3.4 0" />
          </svg>
        </button>
      </Badge>
      {open && <NotificationPopup {...notifications} onClose={() => onOpenChange(false)} />}
    </div>
  );
}
