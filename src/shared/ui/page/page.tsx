import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './page.module.css';

/** Where the reader was when a page last told where they are; nowhere until the first one is open. */
let arrivedAt: string | undefined;

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

/**
 * Moves the focus to the heading of a page that somebody has just gone to, so that a screen reader says where one is and
 * the next Tab goes into the page. Opening the application moves nothing, nor does a page that has its own first field,
 * nor one that arrives while somebody has opened a menu or a dialog.
 */
function useArrival(heading: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { pathname } = location;
    const hasMoved = arrivedAt !== undefined && arrivedAt !== pathname;
    arrivedAt = pathname;
    const page = heading.current?.closest('section');
    const focused = document.activeElement;
    const isBusy = page?.contains(focused) || focused?.closest('[role="dialog"]');
    if (hasMoved && !isBusy) heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
