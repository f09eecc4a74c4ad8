import styles from './states.module.css';

/** Grey rows where a list is about to be. */
export function SkeletonList({ rows = 5, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className={styles.bone} style={{ width: `${92 - ((row * 17) % 38)}%` }} />
      ))}
    </div>
  );
}
