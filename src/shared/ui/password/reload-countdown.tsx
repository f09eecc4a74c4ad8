import { useEffect, useState } from 'react';
import { type TextId, useTexts } from '../../texts/use-texts.ts';
import styles from './password.module.css';

const RELOAD_AFTER_MS = 3000;

/** The ring that runs out before the page reloads, as the specification wants after a changed password. */
export function ReloadCountdown({ textId }: { textId: TextId }) {
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
      <p>{t(textId, { seconds })}</p>
    </div>
  );
}
