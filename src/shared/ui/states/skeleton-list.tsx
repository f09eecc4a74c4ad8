import { useTexts } from '../../texts/use-texts.ts';
import styles from './states.module.css';

/** Grey rows where a list is about to be. */
export function SkeletonList({ rows = 5, label }: { rows?: number; label?: string }) {
  const t = useTexts();
  return (
    <div className={styles.skeleton} role="status" aria-label={label ?? t('shell.loading')}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className={styles.bone} style={{ width: `${92 - ((row * 17) % 38)}%` }} />
      ))}
    </div>
  );
}
