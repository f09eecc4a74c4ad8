import { useSyncExternalStore } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { Toast } from './toast-store.ts';
import { toast, toastStore } from './toast-store.ts';
import styles from './toasts.module.css';

const FIRST_LAYER = 1050;
const MARKS = { success: '✓', warning: '!', error: '✕' } as const;

/** The one place where toasts appear, announced politely to screen readers. */
export function Toasts() {
  const t = useTexts();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <div className={styles.stack} role="status" aria-live="polite" aria-label={t('toasts.label')}>
      {toasts.map((one, index) => (
        <Card key={one.id} one={one} layer={FIRST_LAYER + index} />
      ))}
    </div>
  );
}

function Card({ one, layer }: { one: Toast; layer: number }) {
  const t = useTexts();
  const textOf = (words: Toast['title']) => (typeof words === 'string' ? words : t(words.text));
  const act = () => {
    one.action?.act();
    toast.dismiss(one.id);
  };
  return (
    <div className={`${styles.toast} ${styles[one.type]}`} style={{ zIndex: layer }} data-toast={one.type}>
      <span className={styles.icon} aria-hidden="true">
        {MARKS[one.type]}
      </span>
      <span className={styles.title} dir="auto">
        {textOf(one.title)}
      </span>
      <button
        type="button"
        className={styles.close}
        aria-label={t('toasts.dismiss')}
        onClick={() => toast.dismiss(one.id)}
      >
        ×
      </button>
      {one.message && (
        <span className={styles.message} dir="auto">
          {textOf(one.message)}
        </span>
      )}
      {one.action && (
        <button type="button" className={styles.action} onClick={act}>
          {one.action.label}
        </button>
      )}
    </div>
  );
}
