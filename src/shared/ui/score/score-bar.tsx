import type { ReactNode } from 'react';
import { formatShare } from '../../format/index.ts';
import styles from './score.module.css';

type ScoreBarProps = {
  label: string;
  value: number;
  max?: number;
  text?: string;
  /** How the value comes about, in the reader's language. */
  of?: string;
  /** Why it is so. */
  detail?: ReactNode;
};

/** One labelled bar in the teal ramp. `value` and `max` share a unit; `text` is what is read at the right. */
export function ScoreBar({ label, value, max = 1, text, of, detail }: ScoreBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const shown = text ?? formatShare(share);
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.track} role="img" aria-label={`${label}: ${shown}`}>
        <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={styles.value}>{shown}</span>
      {(of || detail) && (
        <span className={styles.detail}>
          {of} {detail}
        </span>
      )}
    </div>
  );
}
