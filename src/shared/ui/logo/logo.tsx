import styles from './logo.module.css';

/** The mark (an open P whose stem ends in the point that was checked) and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={styles.ground} width="32" height="32" rx="7" />
        <path className={styles.letter} d="M10 25V7h7a5.5 5.5 0 0 1 0 11h-3" />
        <circle className={styles.point} cx="21.5" cy="23.5" r="2.5" />
      </svg>
      <span className={styles.name}>Prudence</span>
    </span>
  );
}
