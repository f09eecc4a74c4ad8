import styles from './act-dialog.module.css';

/** What still refuses the next step, as a checklist; says so when nothing does. */
export function Readiness({ points }: { points: readonly string[] }) {
  if (points.length === 0) return <p className={styles.ready}>✓ Nothing is open.</p>;
  return (
    <ul className={styles.points} aria-label="Open points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
