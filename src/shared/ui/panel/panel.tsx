import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

type PanelProps = { title?: string; action?: ReactNode; children: ReactNode };

/** One thing of the page, under its own heading unless the page has said what it is. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  if (!title) return <div className={styles.panel}>{children}</div>;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
