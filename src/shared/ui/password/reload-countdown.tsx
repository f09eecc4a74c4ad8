import { useEffect, useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import styles from './login.module.css';

const RELOAD_AFTER_MS = 3000;

/** The ring that runs out before the page reloads and asks for the new password. */
export function ReloadCountdown() {
  const t = useTexts();
  const [seconds, setSeconds] = useState(RELOAD_AFTER_MS / 1000);
  useEffect(() => {
    const reload = setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    const tick = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => {
      clearTimeout(reload);
      clearInterval(tick);
    };
  }, []);
  return (
    <div className={styles.countdown} role="status">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" pathLength="1" />
      </svg>
      <p>{t('login.reloading', { seconds })}</p>
    </div>
  );
}
