import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './loading.module.css';
import { loadingStore } from './loading-store.ts';

const DEBOUNCE_MS = 500;

/** A full-screen dark layer with a spinner while the loading flag is on; short loads never show it. */
export function LoadingOverlay() {
  const t = useTexts();
  const on = useSyncExternalStore(loadingStore.subscribe, loadingStore.read);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(on), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [on]);
  if (!shown || !on) return null;
  return (
    <div className={styles.overlay} role="status" aria-label={t('shell.loading')}>
      <span className={styles.spinner} />
    </div>
  );
}
