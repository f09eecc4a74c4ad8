import type { ReactNode } from 'react';
import styles from './states.module.css';

type EmptyStateProps = { title: string; text?: ReactNode; action?: ReactNode };

/** Says what will be here and offers the one next act. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <svg className={styles.drawing} viewBox="0 0 64 40" aria-hidden="true">
        <path d="M8 32h48M14 32V14h14v18M34 32V8h16v24M18 19h6M18 24h6M38 13h8M38 18h8M38 23h8" />
      </svg>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
