import { type ReactNode, useRef } from 'react';
import styles from './page.module.css';
import { useArrival } from './use-arrival.ts';

type PageProps = {
  title: ReactNode;
  /** A chip or id right behind the title. */
  mark?: ReactNode;
  /** One line under the title: where one is, what it is about. */
  lead?: ReactNode;
  /** The page's one primary action, and quieter ones before it. */
  action?: ReactNode;
  filters?: ReactNode;
  children?: ReactNode;
};

/** The grid of every page: a title row with its primary action at the right, filters, content. */
export function Page({ title, mark, lead, action, filters, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
            {mark && <span className={styles.mark}>{mark}</span>}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {filters && <div className={styles.filters}>{filters}</div>}
      {children}
    </section>
  );
}
