import { useTexts } from '../texts/index.ts';
import styles from './act-dialog.module.css';

/** What still refuses the next step, as a checklist; says so when nothing does. */
export function Readiness({ points }: { points: readonly string[] }) {
  const t = useTexts();
  if (points.length === 0) return <p className={styles.ready}>{t('nothingIsOpen')}</p>;
  return (
    <ul className={styles.points} aria-label={t('openPoints')}>
      {points.map((point) => (
        <li key={point}>
          <bdi>{point}</bdi>
        </li>
      ))}
    </ul>
  );
}
