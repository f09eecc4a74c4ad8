import { Link } from '@umijs/max';
import { NoticeSentence, useNoticeName } from '@/shared/server-texts/notice-sentence';
import { useTexts } from '@/shared/texts/use-texts';
import { timeLabel } from './labels.ts';
import styles from './notifications.module.css';
import type { Notification } from './use-notifications.ts';

type NotificationItemProps = {
  one: Notification;
  now: Date;
  fresh: boolean;
  onClear: () => void;
  onOpen: () => void;
};

/** One line; a click opens the request it is about. */
export function NotificationItem({ one, now, fresh, onClear, onOpen }: NotificationItemProps) {
  const t = useTexts();
  const name = useNoticeName()(one);
  const text = (
    <>
      <span className={styles.entity}>
        {fresh && <span className={styles.fresh} role="img" aria-label={t('bell.new')} />}
        <bdi>{name}</bdi>
      </span>
      <span>
        <NoticeSentence notice={one} />
      </span>
      <span className={styles.time}>{timeLabel(one.created_on, now, t)}</span>
    </>
  );
  const query = new URLSearchParams({ client: one.client_id ?? '', request: one.request_id ?? '' });
  return (
    <li className={styles.item}>
      {one.request_id ? (
        <Link className={styles.text} to={`/pages/requestanalysis?${query}`} onClick={onOpen}>
          {text}
        </Link>
      ) : (
        <span className={styles.text}>{text}</span>
      )}
      <button type="button" className={styles.clear} aria-label={t('bell.clear', { name })} onClick={onClear}>
        ×
      </button>
    </li>
  );
}
